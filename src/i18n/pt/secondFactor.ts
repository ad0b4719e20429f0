export const secondFactor = {
  title: 'Confirme que é você',
  submit: 'Continuar',
  totp: {
    detail: 'Digite o código mostrado no seu aplicativo autenticador.',
    label: 'Código',
    hint: 'O aplicativo mostra um novo código a cada 30\u00A0segundos.',
    choose: 'Usar um aplicativo autenticador',
    wrong: 'O código está errado ou já foi usado. Espere o próximo.',
  },
  passkey: {
    detail: 'Com sua digital, seu rosto, seu PIN ou uma chave de segurança.',
    use: 'Usar uma chave de acesso',
    choose: 'Usar uma chave de acesso',
    failed: 'A chave de acesso não foi usada. Tente de novo.',
    wrong: 'Esta chave de acesso não foi aceita. Tente de novo ou escolha outra opção.',
    unsupported: 'As chaves de acesso não funcionam neste navegador ou neste endereço. Escolha outra opção.',
  },
  recovery_code: {
    detail: 'Digite um dos códigos que você imprimiu ou anotou. Cada um funciona uma vez.',
    label: 'Código de recuperação',
    hint: '10\u00A0letras e números, como AB12C-34DEF',
    choose: 'Usar um código de recuperação',
    wrong: 'O código está errado ou já foi usado. Confira e tente de novo.',
  },
  lost: {
    choose: 'Não consigo usar nenhum destes',
    detail:
      'Se você é o dono e escolheu pessoas de confiança, duas delas podem devolver seu acesso. Ligue também: elas só confirmam se falarem com você.',
    ask: 'Pedir às pessoas de confiança',
    asked:
      'Suas pessoas de confiança receberam um e-mail. Duas delas precisam confirmar até %{time}. Depois você recebe um link que funciona após 24 horas.',
    waiting: 'Suas pessoas de confiança confirmaram. O link no seu e-mail funciona a partir de %{time}.',
    by_service: 'Entre primeiro com sua senha. Depois, peça às pessoas de confiança.',
    of_team: 'As pessoas de confiança só podem devolver o acesso ao dono da loja. Peça a ele uma nova conta na equipe.',
    too_few: 'Não há duas pessoas de confiança ativas. Procure seus códigos de recuperação ou fale com a plataforma.',
    handover: 'A loja está sendo transferida para um novo dono. Interrompa isso antes, com o link no seu e-mail.',
    no_mail: 'O e-mail não está configurado aqui. Fale com a plataforma.',
  },
};

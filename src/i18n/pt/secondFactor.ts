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
};

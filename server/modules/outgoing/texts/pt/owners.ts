import type { OwnerTexts } from '../../messageTexts';

export const owners: OwnerTexts = {
  bank_changed: {
    subject: 'Os dados bancários de %{store} foram alterados',
    lines: [
      'Os dados bancários em que %{store} recebe os repasses foram alterados em %{at}.',
      'Se foi você, não precisa fazer nada. Os repasses ficam retidos por %{hours} horas, para dar tempo de notar um engano.',
      'Se não foi você, bloqueie os repasses aqui. Todas as sessões serão encerradas e você receberá um link para escolher uma nova senha:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'Os pagamentos com cartão de %{store} foram alterados',
    lines: [
      'Em %{at}, um serviço de pagamento de %{store} ou uma de suas chaves foi alterado. A partir de agora, os pagamentos com cartão podem ir para outra conta. Veja as configurações atuais:',
      '%{link}',
      'Se não foi você, volte ao serviço de pagamento anterior agora mesmo e depois altere sua senha.',
    ],
  },
  deletion_requested: {
    subject: '%{store} será excluída',
    lines: [
      'Sua loja %{store} será excluída em %{at}. A partir de agora, ela não aceita pedidos.',
      'Se mudar de ideia, entre e cancele a exclusão até lá. Se não foi você, faça isso agora mesmo e troque sua senha:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'A exclusão de %{store} foi cancelada',
    lines: [
      'A exclusão da sua loja %{store} foi cancelada em %{at}. Ela está como antes.',
      'Se não foi você, troque sua senha agora mesmo:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: '%{store} foi excluída',
    lines: [
      'Sua loja %{store} foi excluída em %{at}. Só os valores dos pedidos são mantidos, enquanto a lei exigir, sem dados de clientes.',
    ],
  },
  store_abandoned: {
    subject: '%{store} será excluída se você não entrar',
    lines: [
      'Sua loja %{store} nunca foi aprovada, e faz tempo que ninguém entra nela. Ela será excluída em %{at}.',
      'Para manter a loja, entre até lá:',
      '%{link}',
      'Se você não precisa mais dela, não precisa fazer nada.',
    ],
  },
  domain_proved: {
    subject: '%{domain} agora leva ao seu site',
    lines: [
      'O domínio %{domain} agora leva ao site de %{store}. Ele é verificado todos os dias: deixe o registro onde está.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'O registro de %{domain} está faltando',
    lines: [
      'O registro que comprova que %{domain} é de %{store} não foi encontrado. Sem ele, o domínio leva ao seu site só até %{until}.',
      'Veja qual registro está faltando e adicione-o de novo:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} não leva mais ao seu site',
    lines: [
      'O registro que comprova que %{domain} é de %{store} está faltando há 72 horas, por isso o domínio não leva mais ao seu site. Ele voltará a levar assim que o registro for encontrado:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Outra loja agora usa %{domain}',
    lines: [
      'Outra loja comprovou que %{domain} é dela, por isso o domínio não leva mais ao site de %{store}.',
      'Se o domínio é seu, verifique quem pode alterar os registros dele. Com um novo registro, ele voltará a levar ao seu site:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'Um documento de %{store} vence em %{day}',
    lines: [
      'O documento “%{document}” de %{store} é válido até %{day}.',
      'Envie o novo antes disso. O atual continua válido enquanto o novo é analisado:',
      '%{link}',
    ],
  },
  archive_requested: {
    subject: 'Um arquivo completo de %{store} foi solicitado',
    lines: [
      'Um arquivo com tudo de %{store} foi solicitado em %{at}: pedidos, cardápio, clientes, equipe, documentos e dados bancários.',
      'Quando estiver pronto, você poderá baixá-lo aqui por %{hours} horas:',
      '%{link}',
      'Se não foi você, exclua o arquivo nessa página e altere sua senha agora mesmo.',
    ],
  },
  trust_changed: {
    subject: 'As pessoas de confiança de %{store} mudaram',
    lines: [
      'As pessoas que podem devolver seu acesso a %{store} mudaram (%{at}). Agora são: %{names}.',
      'Se não foi você, altere sua senha agora mesmo e confira a lista aqui:',
      '%{link}',
    ],
  },
  recovery_begun: {
    subject: 'Alguém pediu o acesso de volta a %{store}',
    lines: [
      'Alguém que sabe a sua senha pediu às suas pessoas de confiança o acesso de volta a %{store} (%{at}). Elas podem confirmar até %{until}.',
      'Se foi você, ligue para duas delas: elas precisam confirmar.',
      'Se não foi você, interrompa aqui e altere sua senha agora mesmo:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'O dono de %{store} vai recuperar o acesso',
    lines: [
      'As pessoas de confiança confirmaram que o dono de %{store} não consegue entrar: %{names}.',
      'A partir de %{from}, um link enviado por e-mail ao dono permite criar uma nova senha e desativa a verificação em duas etapas.',
      'Se o dono não pediu isso, interrompa aqui:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'Seu link para voltar a entrar em %{store}',
    lines: [
      'Suas pessoas de confiança confirmaram que é você. Com este link você cria uma nova senha, e a verificação em duas etapas é desativada. Ele funciona uma vez, de %{from} até %{until}:',
      '%{link}',
      'Não encaminhe este e-mail a ninguém.',
    ],
  },
  recovery_stopped: {
    subject: 'A recuperação do acesso a %{store} foi interrompida',
    lines: [
      'A solicitação para devolver o acesso ao dono de %{store} foi interrompida em %{at}. Nada mudou.',
      'Se o dono ainda não conseguir entrar, pode pedir de novo.',
    ],
  },
  recovery_done: {
    subject: 'O dono de %{store} recuperou o acesso',
    lines: [
      'Em %{at}, o dono de %{store} criou uma nova senha com a ajuda das pessoas de confiança. A verificação em duas etapas foi desativada, e a sessão foi encerrada nos dispositivos dele.',
      'Se não foi o dono, fale com o suporte agora mesmo.',
    ],
  },
  handover_offer: {
    subject: '%{by} quer transferir %{store} para você',
    lines: [
      'Olá, %{name}!',
      '%{by} quer transferir %{store} para você no Storedesk. Você passaria a ser o dono, com os pedidos, o cardápio, a equipe e os repasses.',
      'Aceite ou recuse aqui, até %{until}:',
      '%{link}',
      'Se você não esperava esta mensagem, pode ignorá-la.',
    ],
  },
  handover_begun: {
    subject: 'Começou a transferência de %{store}',
    lines: [
      'Em %{at}, a loja (%{store}) foi oferecida a um novo dono: %{name} (%{email}).',
      'Se foi você, não precisa fazer nada até a pessoa aceitar.',
      'Se não foi você, interrompa aqui e altere sua senha agora mesmo:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'O novo dono de %{store} aceitou',
    lines: [
      'O novo dono de %{store} aceitou: %{name}. De %{from} até %{until}, você pode transferir a loja definitivamente no seu perfil, em “Conta”.',
      'Se não quiser, interrompa aqui. Se não foi você que começou, altere também sua senha agora mesmo:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'A transferência de %{store} foi interrompida',
    lines: ['A transferência de %{store} para um novo dono foi interrompida em %{at}. Nada mudou.'],
  },
  handover_done: {
    subject: '%{store} tem novo dono',
    lines: [
      'Em %{at}, %{store} passou para um novo dono: %{name}. O dono anterior não consegue mais entrar.',
      'Os repasses ficam retidos por %{hours} horas. Confira os dados bancários e sua equipe antes disso.',
      'Se for um engano, fale com o suporte agora mesmo.',
    ],
  },
};

export const mailChoice = {
  page: 'Cancelar inscrição',
  title: 'E-mails de %{store}',
  loading: 'Carregando suas preferências',
  over: 'Este link não funciona ou está incompleto.',
  subscribed: '%{email} recebe e-mails sobre respostas às suas avaliações.',
  unsubscribed: '%{email} não recebe mais e-mails sobre respostas às suas avaliações.',
  orders: 'Os e-mails sobre seus pedidos e reservas continuarão chegando.',
  unsubscribe: 'Cancelar inscrição',
  undo: 'Desfazer',
};

export const mailChoice = {
  page: 'Abbestellen',
  title: 'E-Mails von %{store}',
  loading: 'Ihre Auswahl wird geladen',
  over: 'Dieser Link funktioniert nicht oder ist unvollständig.',
  subscribed: '%{email} erhält E-Mails über Antworten auf Ihre Bewertungen.',
  unsubscribed: '%{email} erhält keine E-Mails mehr über Antworten auf Ihre Bewertungen.',
  orders: 'E-Mails zu Ihren Bestellungen und Reservierungen kommen weiterhin.',
  unsubscribe: 'Abbestellen',
  undo: 'Rückgängig',
};

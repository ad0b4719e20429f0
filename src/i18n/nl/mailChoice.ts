export const mailChoice = {
  page: 'Afmelden',
  title: 'E-mails van %{store}',
  loading: 'Je keuze wordt geladen',
  over: 'Deze link werkt niet of is niet volledig.',
  subscribed: '%{email} krijgt e-mails over antwoorden op je reviews.',
  unsubscribed: '%{email} krijgt geen e-mails meer over antwoorden op je reviews.',
  orders: 'E-mails over je bestellingen en reserveringen blijven komen.',
  unsubscribe: 'Afmelden',
  undo: 'Ongedaan maken',
};

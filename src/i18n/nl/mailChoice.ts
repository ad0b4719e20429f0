export const mailChoice = {
  page: 'Afmelden',
  title: 'E-mails van %{store}',
  loading: 'Je keuze wordt geladen',
  over: 'Deze link werkt niet of is niet volledig.',
  subscribed: '%{email} krijgt e-mails over reacties op je beoordelingen.',
  unsubscribed: '%{email} krijgt geen e-mails meer over reacties op je beoordelingen.',
  orders: 'E-mails over je bestellingen en reserveringen blijf je ontvangen.',
  unsubscribe: 'Afmelden',
  undo: 'Ongedaan maken',
};

export const mailChoice = {
  page: 'Annulla l’iscrizione',
  title: 'Email da %{store}',
  loading: 'Caricamento della tua scelta',
  over: 'Questo link non funziona o è incompleto.',
  subscribed: '%{email} riceve email sulle risposte alle tue recensioni.',
  unsubscribed: '%{email} non riceve più email sulle risposte alle tue recensioni.',
  orders: 'Le email su ordini e prenotazioni continueranno ad arrivare.',
  unsubscribe: 'Annulla l’iscrizione',
  undo: 'Ripristina',
};

export const mailChoice = {
  page: 'Se désabonner',
  title: 'E-mails de %{store}',
  loading: 'Chargement de votre choix',
  over: 'Ce lien ne fonctionne pas ou est incomplet.',
  subscribed: '%{email} reçoit des e-mails sur les réponses à vos avis.',
  unsubscribed: '%{email} ne reçoit plus d’e-mails sur les réponses à vos avis.',
  orders: 'Les e-mails sur vos commandes et réservations arriveront toujours.',
  unsubscribe: 'Se désabonner',
  undo: 'Annuler',
};

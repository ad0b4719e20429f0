export const mailChoice = {
  page: 'Se désabonner',
  title: 'E-mails\u202F: %{store}',
  loading: 'Chargement de votre choix',
  over: 'Ce lien ne fonctionne pas ou est incomplet.',
  subscribed: '%{email} reçoit des e-mails sur les réponses à vos avis.',
  unsubscribed: '%{email} ne reçoit plus d’e-mails sur les réponses à vos avis.',
  orders: 'Vous recevrez toujours les e-mails sur vos commandes et réservations.',
  unsubscribe: 'Se désabonner',
  undo: 'Annuler',
};

import type { support as english } from '../en/support';

export const support: typeof english = {
  title: 'Assistance',
  close: 'Fermer l’assistance',
  thread: 'Vos messages',
  empty: 'Posez toutes vos questions\u202F: ce qui ne marche pas, ce qui vous manque, ce que vous ne trouvez pas.',
  loading: 'Chargement de vos messages',
  failed: 'Vos messages précédents n’ont pas pu être chargés.',
  next: {
    waiting: 'Votre message est envoyé par e-mail à l’équipe qui gère cette plateforme.',
    kept: 'L’envoi d’e-mails n’est pas configuré sur ce serveur\u202F: votre message y est conservé, mais personne n’est averti.',
    answer: 'La réponse arrive à l’adresse %{email}.',
  },
  state: {
    mailed: 'Envoyé à l’assistance',
    waiting: 'Enregistré, l’e-mail est en route',
    kept: 'Conservé sur le serveur',
  },
  field: 'Votre message',
  left: '%{smart_count} caractère restant |||| %{smart_count} caractères restants',
  too_long: '%{smart_count} caractère en trop |||| %{smart_count} caractères en trop',
  nothing: 'Écrivez d’abord votre message.',
  send: 'Envoyer',
  not_sent: {
    away: 'Le serveur est injoignable. Votre message reste ici, même si vous fermez la page\u202F: envoyez-le dès que la connexion est rétablie.',
    too_many: 'Trop de messages en peu de temps. Votre message reste ici\u202F: envoyez-le dans %{minutes}\u202Fmin.',
    other: 'Le message n’a pas pu être envoyé. Il reste ici\u202F: réessayez.',
  },
  along: 'Également envoyé',
  facts: { store: 'Établissement', sender: 'De', page: 'Page', version: 'Version', browser: 'Navigateur' },
  report: 'Rapport %{id}',
  chat_failed: 'La discussion n’a pas pu être chargée. Vous pouvez écrire ici.',
};

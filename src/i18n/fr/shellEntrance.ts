import type { shellEntrance as english } from '../en/shellEntrance';

export const shellEntrance: typeof english = {
  product: 'Storedesk',
  dark_mode: 'Mode sombre',
  light_mode: 'Mode clair',
  language: {
    choose: 'Langue',
    failed: 'Cette langue n’a pas pu être chargée. Vérifiez la connexion et choisissez-la à nouveau.',
  },
  unreachable: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  outage: {
    title: 'La base de données de Storedesk est injoignable',
    detail: 'Le problème vient de chez nous, pas de votre connexion. Rien n’est perdu.',
    try_again:
      'La base de données de Storedesk est injoignable pour le moment. Rien n’est perdu\u202F: réessayez dans un instant.',
  },
  not_found: {
    title: 'Cette page n’existe pas',
    detail: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    home: 'Retour aux commandes',
  },
  unauthorized: {
    title: 'Accès refusé',
    detail: 'Votre compte ne donne pas accès à cette page.',
    home: 'Retour aux commandes',
  },
  start: {
    failed_title: 'Le serveur de Storedesk est injoignable',
    failed_detail: 'Vérifiez la connexion de cet appareil. Rien n’est perdu.',
    retry: 'Réessayer',
    loading: 'Chargement',
    offline_title: 'Cet appareil est hors ligne',
    offline_detail: 'Storedesk reprendra dès le retour de la connexion. Rien n’est perdu.',
    again: 'Nouvel essai automatique.',
  },
  error: {
    title: 'Cette page a rencontré un problème',
    detail:
      'Vos commandes ne risquent rien. Rechargez la page\u202F; si cela se reproduit, dites à l’assistance ce que vous faisiez.',
    reload: 'Recharger la page',
    report: 'Rapport %{id}',
    copy: 'Copier le numéro du rapport',
    copied: 'Copié',
    write: 'Écrire à l’assistance',
  },
  guard: {
    not_verified: 'À confirmer. Connectez-vous pour confirmer votre adresse e-mail et votre téléphone.',
    not_verified_email: 'À confirmer. Connectez-vous pour confirmer votre adresse e-mail.',
    not_verified_phone: 'À confirmer. Connectez-vous pour confirmer votre téléphone.',
  },
};

import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notifications',
  explain:
    'Cet appareil peut vous signaler les nouvelles commandes et les annulations, même quand Storedesk est fermé.',
  turn_on: 'Activer',
  not_now: 'Pas maintenant',
  is_on: 'Activées sur cet appareil',
  registering: 'Activation…',
  unreached:
    'Autorisées ici, mais cet appareil n’a pas pu être enregistré. Rien n’est signalé quand Storedesk est fermé.',
  retry: 'Réessayer',
  blocked: 'Bloquées par le navigateur. Autorisez les notifications pour cette adresse dans ses réglages.',
  failed: 'Les notifications n’ont pas pu être activées. Réessayez plus tard.',
  offer_title: 'Suivre les commandes quand Storedesk est fermé\u202F?',
  offer_detail:
    'Cet appareil vous signalera les nouvelles commandes et les annulations. Vous pourrez aussi l’activer plus tard, avec la cloche.',
  waiting: 'La commande de la notification',
};

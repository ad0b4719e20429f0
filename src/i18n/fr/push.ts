import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notifications',
  explain:
    'Cet appareil peut vous signaler les nouvelles commandes, les annulations et les avis négatifs, même quand Storedesk est fermé.',
  turn_on: 'Activer',
  is_on: 'Activées sur cet appareil',
  registering: 'Activation…',
  unreached:
    'Autorisées, mais cet appareil n’a pas pu être enregistré. Vous ne recevrez rien quand Storedesk est fermé.',
  blocked: 'Bloquées par le navigateur. Autorisez les notifications pour ce site dans ses réglages.',
  failed: 'Les notifications n’ont pas pu être activées. Réessayez plus tard.',
  offer: 'Recevoir les notifications de commande quand Storedesk est fermé\u202F?',
  waiting: 'Vous avez touché une notification',
};

import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'Les réglages n’ont pas pu être chargés.',
  orders: {
    answer_within: 'Minutes avant le refus d’une nouvelle commande',
    answer_within_hint:
      'Si personne n’accepte ni ne refuse la commande dans ce délai, elle est refusée et le paiement remboursé.',
    note: 'S’applique aussi aux commandes en attente. Les commandes programmées attendent leur heure. Celles que vous prenez vous-mêmes sont acceptées aussitôt.',
  },
};

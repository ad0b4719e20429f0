import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'S’applique aux nouvelles commandes. Si des commandes programmées sont concernées, vous décidez pour chacune.',
  field: {
    opening_hours: 'Horaires de tous les types de commande',
    order_type_hours: 'Horaires d’un type de commande',
  },
  same: 'Tous les types',
  last_now: 'Aujourd’hui, commandes immédiates jusqu’à %{closes}\u202F; dernier créneau à %{slot}.',
  last_now_only:
    'Aujourd’hui, commandes immédiates jusqu’à %{closes}. Il n’y a pas de créneau\u202F: une commande prend plus de temps que la durée d’ouverture.',
  closed_now: 'L’établissement est fermé aujourd’hui.',
} satisfies SettingsTexts;

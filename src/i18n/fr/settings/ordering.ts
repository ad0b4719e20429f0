import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'S’applique aussi aux commandes en attente. Les commandes programmées attendent leur heure. Celles que vous prenez vous-mêmes sont acceptées aussitôt.',
  waiting:
    'S’applique aussi aux commandes en attente. Les commandes programmées attendent leur heure. Celles que vous prenez vous-mêmes sont acceptées aussitôt.',
  field: {
    answer_within: 'Minutes avant le refus d’une nouvelle commande',
  },
  help: {
    answer_within:
      'Si personne n’accepte ni ne refuse la commande dans ce délai, elle est refusée et le paiement remboursé.',
  },
} satisfies SettingsTexts;

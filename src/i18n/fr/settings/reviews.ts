import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les réponses à partir de maintenant\u202F; les codes envoyés gardent leur valeur.',
  field: {
    apology_max: 'Excuse maximale',
    apology_days: 'Validité d’un code en jours',
  },
  help: {
    apology_max: 'La personne qui répond à un avis peut offrir au client un code jusqu’à ce montant. 0 pour aucun.',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux prochaines réponses. Les codes déjà envoyés gardent leur valeur.',
  section: {
    apology: 'Codes de geste commercial',
    templates: 'Modèles de réponse',
  },
  field: {
    apology_max: 'Valeur maximale d’un code',
    apology_days: 'Validité d’un code en jours',
    reply_templates: 'Vos modèles de réponse',
  },
  help: {
    apology_max:
      'La personne qui répond à un avis peut offrir au client un code jusqu’à ce montant. Saisissez 0 pour désactiver ces codes.',
    reply_templates:
      '{name} est remplacé par le prénom du client, {store} par le nom de votre établissement et {number} par le numéro de commande.',
  },
  template: {
    name: 'Nom du modèle',
    text: 'Texte',
    number: 'Modèle %{number}',
    add: 'Ajouter un modèle',
    remove: 'Supprimer le modèle %{number}',
    unknown: '%{placeholder} ne peut pas être remplacé. Utilisez {name}, {store} ou {number}.',
  },
} satisfies SettingsTexts;

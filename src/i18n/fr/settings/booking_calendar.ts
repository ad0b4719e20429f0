import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique immédiatement.',
  detail:
    'Affichez les réservations dans votre propre calendrier\u202F: des 30 derniers jours à toutes celles à venir, avec les noms, le nombre de personnes, les tables et les notes, mais sans numéros de téléphone.',
  start: 'Créer l’adresse',
  address: 'Adresse du calendrier',
  copy: 'Copier',
  copied: 'Copiée',
  secret:
    'Toute personne qui connaît cette adresse peut lire les réservations. Ne la transmettez qu’à des personnes de confiance.',
  delay: 'Google Agenda peut mettre jusqu’à 24 heures à afficher les modifications.',
  renew: 'Nouvelle adresse',
  renew_title: 'Remplacer l’adresse\u202F?',
  renew_detail: 'Les calendriers qui utilisent l’ancienne adresse ne seront plus mis à jour.',
  stop: 'Désactiver',
  stop_title: 'Désactiver le calendrier\u202F?',
  stop_detail: 'Son adresse cessera immédiatement de fonctionner.',
  failed: 'L’adresse n’a pas pu être chargée.',
} satisfies SettingsTexts;

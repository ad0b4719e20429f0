import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles réservations. Celles déjà faites ne changent pas.',
  section: {
    times: 'Horaires',
    parties: 'Groupes',
    closed: 'Jours sans réservation',
  },
  field: {
    booking_slot_minutes: 'Une réservation toutes les',
    booking_days_ahead: 'Nombre de jours à l’avance',
    booking_notice_minutes: 'Délai minimal',
    booking_persons_min: 'Plus petit groupe',
    booking_persons_max: 'Plus grand groupe',
    booking_closed_dates: 'Jours sans réservation',
  },
  help: {
    booking_days_ahead: 'Saisissez 0 pour aujourd’hui seulement.',
    booking_notice_minutes: 'Saisissez 0 pour accepter les réservations jusqu’au dernier moment.',
    booking_persons_max: 'S’applique aux clients. Vous pouvez saisir vous-même de plus grands groupes.',
    booking_closed_dates: 'L’établissement est ouvert ces jours-là, mais aucune table ne peut être réservée.',
  },
  date: 'Date',
  add_date: 'Ajouter une date',
  remove_date: 'Retirer %{date}',
  replay: {
    title: 'Avec ces règles',
    past: 'Les 4 dernières semaines',
    accepted: 'Acceptées : %{accepted} sur %{requests}',
    refused: 'Refusées : %{refused}',
    before: 'Avec les règles enregistrées : %{before}',
    automatic: 'Acceptées automatiquement : %{automatic} sur %{customers}',
    coming: 'Réservations à venir',
    fit: 'Toujours possibles : %{fit} sur %{bookings}',
    outside: 'Devenues impossibles : %{outside}',
    more: '%{more} de plus',
    incomplete: 'Remplissez les champs pour voir l’effet.',
  },
  refused: {
    title: 'Demandes refusées',
    guests: 'Couverts refusés ces %{days} derniers jours\u202f: %{guests}.',
    free: 'Jours où une table est restée libre pour eux\u202f: %{free} sur %{of}.',
  },
  shared: {
    title: 'Aussi décisif pour les réservations',
    detail: 'Ces réglages s’appliquent aussi aux réservations.',
    hours: 'Horaires des tables',
    special_hours: 'Horaires spéciaux',
    dine_in: 'Activer ou désactiver les commandes sur place',
  },
} satisfies SettingsTexts;

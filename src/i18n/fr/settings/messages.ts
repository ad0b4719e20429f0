import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux messages rédigés à partir de maintenant.',
  field: {
    message_booking_accepted: 'Réservation confirmée',
    message_booking_reminder: 'Rappel de réservation',
    message_booking_changed: 'Réservation modifiée',
    message_booking_cancelled: 'Réservation annulée',
    message_review_reply: 'Réponse à un avis',
  },
  send: 'Envoyer',
  title_email: 'Objet',
  title_sms: 'Première ligne',
  content: 'Texte',
  unknown: '%{placeholder} ne peut pas être rempli. Utilisez les variables ci-dessous.',
  elsewhere: 'Vérifiez l’autre texte\u202F: %{channel}, %{language}.',
  channels: 'Envoi par',
  language: 'Langue',
  only_mail: 'Ce message est envoyé uniquement par e-mail.',
  insert: 'Insérer une variable',
  back: 'Revenir au texte standard',
  preview: 'Aperçu avec un exemple',
  send_all: 'M’envoyer tous les textes en %{language}',
  sent: 'Messages en route vers %{recipient}\u202F: %{count}',
  demo: 'Démo\u202F: ces messages ne sont pas envoyés. Le premier\u202F:',
  channel: {
    email: 'E-mail',
    sms: 'SMS',
  },
  placeholder: {
    name: 'Nom du client',
    store: 'Nom de votre établissement',
    at: 'Date et heure',
    persons: 'Nombre de couverts',
    link: 'Lien vers la réservation',
    number: 'Numéro de commande',
    reply: 'Votre réponse',
  },
  sms: {
    parts: 'Parties\u202F: %{parts}. Caractères\u202F: %{characters}.',
    special: 'Ces caractères réduisent la longueur de chaque partie\u202F: %{characters}',
  },
} satisfies SettingsTexts;

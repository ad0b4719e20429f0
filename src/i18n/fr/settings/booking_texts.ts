import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient ces messages dès maintenant.',
  field: {
    booking_guest_note: 'Message aux clients',
    booking_large_party_note: 'Message aux grands groupes',
    booking_mails_guests: 'E-mails aux clients',
  },
  help: {
    booking_guest_note: 'Les clients le voient avant de réserver une table.',
    booking_large_party_note: 'Les clients le voient à la place si leur groupe dépasse le plus grand groupe accepté.',
    booking_mails_guests:
      'Les clients qui ont donné une adresse e-mail reçoivent une confirmation et, la veille, un rappel. Le lien qu’ils contiennent permet de confirmer, de modifier ou d’annuler.',
  },
} satisfies SettingsTexts;

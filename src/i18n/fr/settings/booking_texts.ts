import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient ces messages dès maintenant.',
  field: {
    booking_guest_note: 'Message aux clients',
    booking_large_party_note: 'Message aux grands groupes',
  },
  help: {
    booking_guest_note: 'Les clients le voient avant de réserver une table.',
    booking_large_party_note: 'Les clients le voient à la place si leur groupe dépasse le plus grand groupe accepté.',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Reservierungen und für alle, die noch offen sind.',
  section: {
    requests: 'Neue Reservierungen',
    late: 'Gäste, die sich verspäten',
    dishes: 'Vorbestellte Artikel',
  },
  field: {
    booking_accept_persons_max: 'Automatisch annehmen bis',
    booking_answer_within: 'Automatisch ablehnen nach',
    booking_answer_before: 'Spätestens ablehnen',
    booking_grace_period: 'Einen Tisch freihalten',
    booking_after_grace: 'Was dann passiert',
    booking_kitchen_after: 'An die Küche nach',
  },
  help: {
    booking_accept_persons_max: 'Anzahl der Gäste. Mit 0 nehmen Sie jede Reservierung selbst an.',
    booking_answer_within: 'Eine neue Reservierung, die niemand annimmt, wird dann abgelehnt. 0 für keine Grenze.',
    booking_answer_before: 'So lange vor der Ankunft der Gäste. Es gilt, was zuerst eintritt. 0 für keine Grenze.',
    booking_grace_period: 'Nach der reservierten Uhrzeit.',
    booking_kitchen_after: 'Gerechnet ab der Ankunft der Gäste. 0: sofort. Leer: zur reservierten Zeit fertig.',
  },
  choice: {
    booking_after_grace: { ask: 'Sie werden gefragt', cancel: 'Die Reservierung wird storniert' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'Der Tisch bleibt belegt, bis Sie entscheiden.',
      cancel: 'Die Gäste gelten als No-Show, und der Tisch ist wieder frei.',
    },
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Gilt auch für Bestellungen, die jetzt warten. Vorbestellungen warten bis zu ihrem Termin. Selbst aufgenommene Bestellungen sind sofort angenommen.',
  waiting:
    'Gilt auch für Bestellungen, die jetzt warten. Vorbestellungen warten bis zu ihrem Termin. Selbst aufgenommene Bestellungen sind sofort angenommen.',
  field: {
    answer_within: 'Minuten, bis eine neue Bestellung abgelehnt wird',
  },
  help: {
    answer_within:
      'Nimmt sie bis dahin niemand an oder lehnt sie ab, wird sie automatisch abgelehnt und die Zahlung erstattet.',
  },
} satisfies SettingsTexts;

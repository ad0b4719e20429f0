import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  orders: {
    answer_within: 'Minuten, bis eine neue Bestellung abgelehnt wird',
    answer_within_hint:
      'Nimmt sie bis dahin niemand an oder lehnt sie ab, wird sie automatisch abgelehnt und die Zahlung erstattet.',
    note: 'Gilt auch für Bestellungen, die jetzt warten. Vorbestellungen warten bis zu ihrem Termin. Selbst aufgenommene Bestellungen sind sofort angenommen.',
  },
};

import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'De instellingen konden niet worden geladen.',
  orders: {
    answer_within: 'Minuten tot een nieuwe bestelling wordt geweigerd',
    answer_within_hint:
      'Als niemand de bestelling binnen deze tijd accepteert of weigert, wordt ze geweigerd en de betaling terugbetaald.',
    note: 'Geldt ook voor bestellingen die nu wachten. Geplande bestellingen wachten tot hun tijd. Wat u zelf opneemt, is meteen geaccepteerd.',
  },
};

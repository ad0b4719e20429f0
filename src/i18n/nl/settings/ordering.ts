import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Geldt ook voor bestellingen die nu wachten. Geplande bestellingen wachten tot hun tijd. Wat u zelf opneemt, is meteen geaccepteerd.',
  waiting:
    'Geldt ook voor bestellingen die nu wachten. Geplande bestellingen wachten tot hun tijd. Wat u zelf opneemt, is meteen geaccepteerd.',
  field: {
    answer_within: 'Minuten tot een nieuwe bestelling wordt geweigerd',
  },
  help: {
    answer_within:
      'Als niemand de bestelling binnen deze tijd accepteert of weigert, wordt ze geweigerd en de betaling terugbetaald.',
  },
} satisfies SettingsTexts;

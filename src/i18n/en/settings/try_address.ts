import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'See what an order to an address would cost. Nothing is saved.',
} satisfies SettingsTexts;

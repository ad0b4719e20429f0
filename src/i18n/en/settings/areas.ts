import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders. Open orders keep their fee.',
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'New orders are judged by the areas as they are. Open orders keep their fee.',
} satisfies SettingsTexts;

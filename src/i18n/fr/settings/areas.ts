import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles commandes. Les commandes en cours gardent leurs frais.',
} satisfies SettingsTexts;

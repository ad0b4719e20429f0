import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les nouvelles commandes suivent les zones actuelles. Les commandes en cours gardent leurs frais.',
} satisfies SettingsTexts;

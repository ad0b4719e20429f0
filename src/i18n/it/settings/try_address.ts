import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Scopri quanto costerebbe un ordine a un indirizzo. Non viene salvato nulla.',
} satisfies SettingsTexts;

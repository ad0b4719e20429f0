import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Quelli aperti mantengono il loro costo di consegna.',
} satisfies SettingsTexts;

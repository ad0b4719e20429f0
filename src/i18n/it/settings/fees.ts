import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Gli ordini aperti mantengono il loro costo.',
} satisfies SettingsTexts;

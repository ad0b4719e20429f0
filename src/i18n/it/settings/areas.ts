import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I nuovi ordini seguono le zone attuali. Gli ordini aperti mantengono il loro costo.',
} satisfies SettingsTexts;

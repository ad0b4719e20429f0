import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Узнайте, сколько стоила бы доставка по адресу. Ничего не сохраняется.',
} satisfies SettingsTexts;

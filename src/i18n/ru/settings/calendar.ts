import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов.',
} satisfies SettingsTexts;

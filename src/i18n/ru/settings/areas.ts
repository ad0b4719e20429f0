import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов. Открытые заказы сохраняют свою стоимость доставки.',
} satisfies SettingsTexts;

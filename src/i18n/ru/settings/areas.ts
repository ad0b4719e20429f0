import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Новые заказы рассчитываются по текущим зонам. Открытые заказы сохраняют свою стоимость доставки.',
} satisfies SettingsTexts;

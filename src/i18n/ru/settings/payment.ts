import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов.',
  field: {
    is_cash_on: 'Наличные',
    cash_max: 'Наличными до',
    is_card_on: 'Карта',
  },
  help: {
    cash_max: 'Наибольшая сумма, которую можно оплатить наличными. Оставьте пустым, чтобы принимать любую.',
    is_card_on: 'Онлайн, на кассе или при доставке.',
  },
} satisfies SettingsTexts;

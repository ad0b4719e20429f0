import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов. Открытые заказы сохраняют условия, с которыми оформлены.',
  section: {
    limit: 'Срок отмены',
    charge: 'Плата за отмену',
  },
  field: {
    cancel_until: 'До какого момента клиент может отменить',
    cancel_within: 'Минут после принятия',
    cancellation_type: 'От чего считается плата за отмену',
    cancellation_mode: 'Плата за отмену',
    cancellation_charge: 'Сумма',
    cancellation_percent: 'Процент',
    cancellation_above: 'Только для заказов от',
  },
  help: {
    cancel_within: 'Действует то, что наступит раньше. Пока заказ не принят, отмена всегда бесплатна.',
    cancellation_type: 'Плата за отмену никогда не превышает эту сумму.',
    cancellation_above: 'Заказы на меньшую сумму отменяются бесплатно.',
  },
  choice: {
    cancel_until: {
      1: 'Принятие заказа',
      3: 'Начало приготовления',
      5: 'Готовность заказа',
    },
    cancellation_type: {
      with_order: 'Весь заказ',
      without_order: 'Только стоимость доставки',
    },
    cancellation_mode: {
      absolute: 'Фиксированная сумма',
      percentage: 'Процент',
    },
  },
  example: {
    title: 'Какой будет плата за отмену',
    detail: 'Если клиент отменит заказ после принятия.',
    line: 'Заказ на %{total}, в том числе доставка %{fee}: %{charge}',
  },
  step: {
    with_order: 'заказ %{amount}',
    without_order: 'доставка %{amount}',
    below: 'ниже порога: %{amount}',
    absolute: 'фиксированная сумма %{amount}',
    percentage: 'процент %{amount}',
    capped: 'не более %{amount}',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов; заказ сохраняет условия, с которыми он сделан.',
  section: {
    limit: 'До какого момента',
    charge: 'Плата',
  },
  field: {
    cancel_until: 'Клиент может отменить до',
    cancel_within: 'Минут после принятия',
    cancellation_type: 'Плата считается от',
    cancellation_mode: 'Плата',
    cancellation_charge: 'Сумма',
    cancellation_percent: 'Процент',
    cancellation_above: 'Только для заказов от',
  },
  help: {
    cancel_within: 'Действует то, что наступит раньше. Пока заказ не принят, отмена всегда бесплатна.',
    cancellation_type: 'Плата никогда не превышает эту сумму.',
    cancellation_above: 'Заказы на меньшую сумму отменяются бесплатно.',
  },
  choice: {
    cancel_until: {
      1: 'принятия',
      3: 'начала приготовления',
      5: 'готовности',
    },
    cancellation_type: {
      with_order: 'всего заказа',
      without_order: 'только платы за доставку',
    },
    cancellation_mode: {
      absolute: 'Фиксированная сумма',
      percentage: 'Процент',
    },
  },
  example: {
    title: 'Сколько будет списано',
    detail: 'Если клиент отменит после принятия.',
    line: 'Заказ на %{total}, из них доставка %{fee}: %{charge}',
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

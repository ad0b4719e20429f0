import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых броней. Бронь сохраняет условия, с которыми оформлена.',
  field: { booking_tiers: 'Плата за отмену' },
  help: {
    booking_tiers: 'По числу гостей и времени. Если подходит несколько, действует последняя.',
  },
  choice: {
    mode: { absolute: 'Фиксированная сумма', percentage: 'Процент' },
    per: { booking: 'За бронь', person: 'С человека' },
  },
  tier: {
    persons_min: 'Компании от',
    from: 'С',
    to: 'До',
    number: 'Условия %{number}',
    add: 'Добавить условия для других броней',
    remove: 'Удалить условия %{number}',
    duplicate: 'Для этих броней уже есть условия.',
  },
  charge: {
    rows: 'Если гости отменяют поздно',
    hours_before: 'Менее чем за (часов)',
    mode: 'Плата',
    amount: 'Сумма',
    percent: 'Процент',
    per: 'Считается',
    no_show: 'Плата, если гости не пришли',
    number: 'Плата %{number}',
    add: 'Добавить плату',
    remove: 'Удалить плату %{number}',
  },
  sentence: {
    nothing: 'Отменить бронь можно бесплатно в любое время.',
    between: 'С %{from} до %{to}:',
    parties: 'Компании от %{persons} человек:',
    parties_between: 'Компании от %{persons} человек, с %{from} до %{to}:',
    free: 'Отменить бронь можно бесплатно в любое время.',
    free_until: 'Отменить бронь бесплатно можно не позднее чем за %{hours} ч.',
    later: 'Менее чем за %{hours} ч: %{charge}.',
    no_show: 'Если вы не придёте: %{charge}.',
    booking: '%{amount} за бронь',
    person: '%{amount} с человека',
    percentage: '%{percent} от позиций, заказанных заранее',
  },
  summary: { title: 'Что читают гости' },
} satisfies SettingsTexts;

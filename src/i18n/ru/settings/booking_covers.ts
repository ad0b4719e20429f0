import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых броней. Уже оформленные брони не меняются.',
  section: {
    limits: 'Гости за четверть часа',
    exceptions: 'Исключения',
  },
  field: {
    booking_covers_max: 'Все гости',
    booking_guest_covers_max: 'По броням клиентов',
    booking_busy_covers_percent: 'Доля, когда много заказов (%)',
    booking_cover_exceptions: 'Другие ограничения в некоторые дни',
  },
  help: {
    booking_covers_max: 'Сколько гостей может прийти за 15 минут. Оставьте пустым, чтобы не ограничивать.',
    booking_guest_covers_max:
      'Остальное остаётся для броней, которые принимаете вы. Оставьте пустым, чтобы не ограничивать.',
    booking_busy_covers_percent: 'Когда заказов много или кухня на паузе, можно забронировать только эту долю.',
    booking_cover_exceptions: 'В эти часы заменяют оба ограничения. Введите 0, чтобы не принимать брони.',
  },
  row: {
    day: 'День',
    from: 'С',
    to: 'До',
    covers_max: 'Все гости',
    guest_covers_max: 'От клиентов',
    number: 'Исключение %{number}',
    add: 'Добавить исключение',
    remove: 'Удалить исключение %{number}',
    overlaps: 'В это время уже действует другое исключение.',
    no_quarter: 'Выберите время, кратное четверти часа.',
    any: 'без ограничений',
    text: '%{day} %{hours}: гостей — %{covers}, от клиентов — %{guests}',
  },
} satisfies SettingsTexts;

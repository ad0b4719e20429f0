/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Забронировать',
  anyway: 'Всё равно забронировать',
  with_dishes: 'Заказать и позиции меню',
  done: 'Забронировано: %{name}, %{time}, столик %{table}',
  blocked: '%{time}, недоступно',
  none: 'В этот день забронировать нельзя.',
  next: 'Ближайшее свободное время',
  rule: {
    off: 'Бронирование столиков отключено.',
    no_table: 'В это время для стольких гостей нет свободного столика.',
  },
  setting: 'Открыть настройку',
  taken: 'Столик %{table} в это время занят.',
  just_taken: 'Столик %{table} только что забронировал кто-то другой.',
  held: 'Столик %{table} закреплён за вами до %{time}.',
  asks_fee: 'Попросить плату за бронирование',
  asks_fee_help: '%{amount}, картой в течение %{time}. Отправьте гостю ссылку из сведений о брони.',
  note: 'Комментарий',
  other_tables: 'Другие столики',
  visits: '%{smart_count} визит |||| %{smart_count} визита |||| %{smart_count} визитов',
  no_shows: 'не пришли %{smart_count} раз |||| не пришли %{smart_count} раза |||| не пришли %{smart_count} раз',
};

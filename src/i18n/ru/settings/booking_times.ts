import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых броней. Уже оформленные брони не меняются.',
  section: {
    times: 'Время',
    parties: 'Компании',
    closed: 'Дни без брони',
  },
  field: {
    booking_slot_minutes: 'Шаг времени брони',
    booking_days_ahead: 'На сколько дней вперёд',
    booking_notice_minutes: 'Бронировать не позднее чем за',
    booking_persons_min: 'Самая маленькая компания',
    booking_persons_max: 'Самая большая компания',
    booking_closed_dates: 'Дни без брони',
  },
  help: {
    booking_days_ahead: 'Введите 0, чтобы принимать брони только на сегодня.',
    booking_notice_minutes: 'Введите 0, чтобы принимать брони до последней минуты.',
    booking_persons_max: 'Действует для клиентов. Более крупные компании вы можете записать сами.',
    booking_closed_dates: 'В эти дни заведение работает, но столики не бронируются.',
  },
  date: 'Дата',
  add_date: 'Добавить дату',
  remove_date: 'Убрать %{date}',
  replay: {
    title: 'С этими правилами',
    past: 'Последние 4 недели',
    accepted: 'Принято: %{accepted} из %{requests}',
    refused: 'Отклонено: %{refused}',
    before: 'С сохранёнными правилами: %{before}',
    automatic: 'Принято автоматически: %{automatic} из %{customers}',
    coming: 'Предстоящие брони',
    fit: 'По-прежнему подходят: %{fit} из %{bookings}',
    outside: 'Больше не подходят: %{outside}',
    more: 'Ещё %{more}',
    incomplete: 'Заполните поля, чтобы увидеть результат.',
  },
  refused: {
    title: 'Отклонённые запросы на бронь',
    guests: 'Гостей, которым отказали за последние %{days} дн.: %{guests}.',
    free: 'Дней, когда столик для них остался свободным: %{free} из %{of}.',
  },
  shared: {
    title: 'Тоже влияет на брони',
    detail: 'Эти настройки действуют и для броней.',
    hours: 'Часы работы столиков',
    special_hours: 'Особый график',
    dine_in: 'Включить или выключить заказы в зале',
  },
} satisfies SettingsTexts;

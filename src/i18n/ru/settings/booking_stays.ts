import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых броней. У оформленных броней время окончания не меняется.',
  field: {
    booking_stays: 'На сколько бронируется столик',
    booking_reset_minutes: 'Время между двумя компаниями',
  },
  help: {
    booking_stays: 'По числу гостей. Последняя строка действует и для более крупных компаний.',
    booking_reset_minutes: 'Чтобы убрать и накрыть столик.',
  },
  learned: {
    title: 'Сколько оставались гости',
    detail: 'От прихода до завершения, за последние 180 дней.',
    afternoon: 'Гостей: %{persons}, до 17:00.',
    evening: 'Гостей: %{persons}, после 17:00.',
    stayed: 'Половина была до %{median}, четыре из пяти до %{most} (компаний: %{parties})',
    adopt: 'Взять %{minutes}',
  },
  row: {
    persons_max: 'Гостей, не больше',
    minutes: 'Минуты',
    number: 'Продолжительность %{number}',
    add: 'Добавить продолжительность',
    remove: 'Удалить продолжительность %{number}',
    text: 'до %{persons} гостей: %{span}',
  },
} satisfies SettingsTexts;

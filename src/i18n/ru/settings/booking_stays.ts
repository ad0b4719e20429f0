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
    title: 'Сколько гости проводят за столиком',
    detail: 'От прихода гостей до завершения брони, за последние 180 дней.',
    afternoon: 'Гостей: %{persons}, до 17:00.',
    evening: 'Гостей: %{persons}, с 17:00.',
    stayed: 'Половина компаний сидела не дольше %{median}, четыре из пяти — не дольше %{most} (компаний: %{parties}).',
    adopt: 'Поставить %{minutes}',
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

import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'Не удалось загрузить настройки.',
  discard: 'Отменить изменения',
  search: 'Поиск по настройкам',
  nothing: 'По запросу «%{text}» настроек не найдено.',
  hours: {
    own: 'Отдельные часы: %{type}',
    no_day:
      'Укажите часы хотя бы для одного дня. Чтобы не принимать заказы какого-то типа, отключите его в разделе «Заказы».',
  },
  secret: {
    set: 'Задан %{on}',
    ends: 'Оканчивается на %{last}, задан %{on}',
    replace: 'Заменить',
    remove: 'Удалить',
    removed: 'Будет удалён при сохранении',
    keep: 'Оставить',
    owner: 'Задать может только владелец.',
    again: 'Введите заново: теперь данные уйдут на другой сервер.',
  },
};

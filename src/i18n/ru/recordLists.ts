import type { recordLists as english } from '../en/recordLists';

/** What all lists share: search, filters, sort, columns, saved views, selection, bulk changes, undo. */
export const recordLists: typeof english = {
  loading: 'Загружаем список',
  count: '%{count}',
  count_label: '%{smart_count} запись |||| %{smart_count} записи |||| %{smart_count} записей',
  search: {
    label: 'Поиск',
    short: 'Введите хотя бы 2 символа.',
    clear: 'Очистить поиск',
    key: '/',
  },
  filters: {
    label: 'Фильтры',
    show: 'Фильтры',
    show_active:
      'Фильтры, включён %{smart_count} |||| Фильтры, включены %{smart_count} |||| Фильтры, включено %{smart_count}',
    any: 'Любое',
    chip: '%{label}: %{choice}',
    remove: 'Убрать фильтр: %{label}',
    clear: 'Сбросить фильтры',
  },
  sort: {
    label: 'Сортировка',
    ascending: 'По возрастанию',
    descending: 'По убыванию',
    by: 'Сортировать: %{label}',
  },
  actions: 'Действия',
  columns: {
    label: 'Столбцы',
    detail: 'Сохраняется на этом устройстве',
    reset: 'Подогнать под экран',
  },
  views: {
    label: 'Виды',
    none: 'Сохранённых видов пока нет. Настройте поиск, фильтры и сортировку и сохраните их как вид.',
    save: 'Сохранить этот вид',
    name: 'Название вида',
    taken: 'Заменит вид с этим названием',
    delete: 'Удалить вид: %{name}',
  },
  empty: {
    nothing_found: 'Ничего не найдено',
    nothing_found_detail: 'Нет записей, подходящих под поиск и фильтры.',
    nothing_found_search: 'По запросу «%{text}» ничего нет.',
    clear: 'Сбросить поиск и фильтры',
  },
  error: {
    title: 'Не удалось загрузить список',
    detail: 'Ничего не пропало. Проверьте связь и повторите.',
    stale: 'Не удалось обновить список.',
  },
  pages: {
    size: 'Строк на странице',
    shown: '%{from}–%{to} из %{count}',
    first: 'Первая страница',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    last: 'Последняя страница',
    page: 'Страница %{page}',
    go: 'К странице %{page}',
  },
  select: {
    row: 'Выбрать: %{name}',
    page: 'Выбрать всё на этой странице',
    column: 'Выбор',
    bar: 'Выбранные записи',
    count: 'Выбрано: %{smart_count} |||| Выбрано: %{smart_count} |||| Выбрано: %{smart_count}',
    elsewhere:
      '%{smart_count} на другой странице |||| %{smart_count} на других страницах |||| %{smart_count} на других страницах',
    all: 'Выбрать все %{count}',
    gathering: 'Выбираем… %{done} из %{total}',
    failed: 'Не удалось выбрать все. Повторите.',
    clear: 'Снять выбор',
  },
  export: {
    serial: '№',
    nothing: 'Экспортировать нечего.',
    failed: 'Не удалось создать файл. Повторите.',
  },
  bulk: {
    change_field: 'Изменить: %{field}',
    update_title:
      '%{field}: изменить %{smart_count} запись |||| %{field}: изменить %{smart_count} записи |||| %{field}: изменить %{smart_count} записей',
    update_confirm:
      'Изменить %{smart_count} запись |||| Изменить %{smart_count} записи |||| Изменить %{smart_count} записей',
    delete_title:
      'Удалить %{smart_count} запись? |||| Удалить %{smart_count} записи? |||| Удалить %{smart_count} записей?',
    delete_confirm:
      'Удалить %{smart_count} запись |||| Удалить %{smart_count} записи |||| Удалить %{smart_count} записей',
    deleted: 'Удалена %{smart_count} запись. |||| Удалены %{smart_count} записи. |||| Удалено %{smart_count} записей.',
    cancel: 'Прервать',
    progress: 'Готово %{done} из %{total}',
    progress_label: 'Ход работы',
    stopping: 'Остановимся после текущей порции…',
    done: 'Готово: %{smart_count} запись |||| Готово: %{smart_count} записи |||| Готово: %{smart_count} записей',
    untried:
      'Не обработана %{smart_count} запись |||| Не обработаны %{smart_count} записи |||| Не обработано %{smart_count} записей',
    unsure:
      'Связь прервалась. Возможно, изменилась %{smart_count} запись: проверьте, прежде чем повторять. |||| Связь прервалась. Возможно, изменились %{smart_count} записи: проверьте, прежде чем повторять. |||| Связь прервалась. Возможно, изменилось %{smart_count} записей: проверьте, прежде чем повторять.',
    unsure_one: 'Возможно, изменено',
    refused:
      'Не удалось изменить %{smart_count} запись: |||| Не удалось изменить %{smart_count} записи: |||| Не удалось изменить %{smart_count} записей:',
    refused_delete:
      'Не удалось удалить %{smart_count} запись: |||| Не удалось удалить %{smart_count} записи: |||| Не удалось удалить %{smart_count} записей:',
    gone: 'Удалённая запись',
    more: 'и ещё %{smart_count} |||| и ещё %{smart_count} |||| и ещё %{smart_count}',
    hidden:
      '%{smart_count} из них сейчас не видна: |||| %{smart_count} из них сейчас не видны: |||| %{smart_count} из них сейчас не видны:',
  },
  undo: {
    running: 'Отменяем…',
    done: 'Вернули как было: %{smart_count} запись |||| Вернули как было: %{smart_count} записи |||| Вернули как было: %{smart_count} записей',
    partly:
      'Вернули как было: %{done}. %{smart_count} запись не тронута: её успели изменить. |||| Вернули как было: %{done}. %{smart_count} записи не тронуты: их успели изменить. |||| Вернули как было: %{done}. %{smart_count} записей не тронуты: их успели изменить.',
    failed: 'Не отменено: %{reason}',
  },
  change: {
    failed: 'Не сохранено: %{reason}',
    conflict: 'Это только что изменено (%{name}). Перед вами свежая версия; если нужно, внесите правку ещё раз.',
  },
};

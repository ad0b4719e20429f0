import type { categories as english } from '../en/categories';

/** Categories and sub-categories. */
export const categories: typeof english = {
  title: 'Категории',
  sub_title: 'Подкатегории',
  count: '%{smart_count} категория |||| %{smart_count} категории |||| %{smart_count} категорий',
  subs: '%{smart_count} подкатегория |||| %{smart_count} подкатегории |||| %{smart_count} подкатегорий',
  subs_of: 'Подкатегории: %{name}',
  items: '%{smart_count} позиция |||| %{smart_count} позиции |||| %{smart_count} позиций',
  show_items:
    'Показать %{smart_count} позицию: %{name} |||| Показать %{smart_count} позиции: %{name} |||| Показать %{smart_count} позиций: %{name}',
  without: 'Без категории',
  hidden: 'Клиенты не видят',
  search: 'Категория или подкатегория',
  search_sub: 'Поиск подкатегорий',
  open: 'Развернуть: %{name}',
  close: 'Свернуть: %{name}',
  open_all: 'Развернуть все',
  close_all: 'Свернуть все',
  visible_of: '%{name}: клиенты видят',
  move_to: 'Перенести в…',
  move_title: 'Куда перенести: %{name}',
  stands_here: 'Уже здесь',
  deleted: 'Удалено: %{name}',
  not_saved: 'Не сохранено: %{reason}',
  not_deleted: 'Не удалено: %{reason}',
  new: 'Новая категория',
  new_sub: 'Новая подкатегория',
  done: 'Готово',
  add_hint: 'Нажмите Enter, чтобы добавить и ввести следующую.',
  branch_empty: 'Здесь пока нет подкатегорий.',
  branch_empty_drop: 'Здесь пока нет подкатегорий. Добавьте или перетащите сюда.',
  empty: {
    title: 'Категорий пока нет',
    detail:
      'Категории — это основные разделы меню, например «Еда» или «Напитки». В них подкатегории с позициями: «Закуски», «Пицца», «Вино».',
    sub_title: 'Подкатегорий пока нет',
    sub_detail:
      'Подкатегории — это разделы меню, например «Закуски», «Пицца» или «Вино». Каждая позиция относится к одной из них.',
  },
  in_use: {
    title: '%{name}: пока нельзя удалить',
    show_items: 'Показать позиции',
    show_subs: 'Показать подкатегории',
  },
  form: {
    basics: 'Основное',
    name: 'Название',
    picture: 'Фото',
    visible: 'Клиенты видят',
    visible_hint: 'Скрытую категорию и всё, что в ней, клиенты не увидят.',
    category: 'Категория',
    create_title: 'Новая категория',
    create_sub_title: 'Новая подкатегория',
  },
};

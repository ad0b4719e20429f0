import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует после публикации сайта.',
  section: { pictures: 'Изображения', look: 'Цвета и меню' },
  field: {
    site_logo: 'Логотип',
    site_favicon: 'Значок сайта',
    site_banner: 'Баннер',
    site_header_colour: 'Цвет шапки',
    site_title_colour: 'Цвет заголовка',
    site_theme: 'Вид меню',
  },
  help: { site_favicon: 'Браузеры показывают его на вкладке. Лучше всего подходит простое квадратное изображение.' },
  choice: { site_theme: { list: 'Список', grid: 'Сетка' } },
  preview: {
    title: 'Предпросмотр',
    contrast: 'На этом цвете заголовок плохо читается. Сделайте один цвет темнее, а другой светлее.',
  },
  publishing: {
    never: 'Ваш сайт ещё не опубликован.',
    current: 'Клиенты видят ваши последние изменения.',
    differs: 'Эти изменения клиенты ещё не видят:',
    published: 'Опубликовано: %{name}, %{time}',
    publish: 'Опубликовать',
    done: 'Опубликовано.',
    revert: 'Отменить изменения',
    revert_title: 'Отменить изменения?',
    revert_detail: 'Всё станет таким, как на опубликованном сайте.',
    revert_all: 'Всё вернётся к исходному виду.',
    edition: 'Опубликованная версия сайта',
  },
} satisfies SettingsTexts;

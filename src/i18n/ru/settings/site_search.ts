import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует после публикации сайта.',
  field: { seo_title: 'Заголовок', seo_description: 'Описание', seo_keywords: 'Ключевые слова' },
  help: {
    seo_title: 'Поисковики показывают около 60 символов. Пусто — название вашего заведения.',
    seo_description: 'Поисковики показывают около 160 символов.',
    seo_keywords: 'Разделяйте их запятыми.',
  },
  preview: {
    title: 'Предпросмотр',
    detail: 'Поисковики и приложения сами решают, сколько показать.',
    language: 'Язык',
    result: 'Результат поиска',
    link: 'Ссылка в сообщении',
    no_domain: 'Ваш домен',
  },
} satisfies SettingsTexts;

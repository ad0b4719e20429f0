import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых ответов. Отправленные коды сохраняют свою сумму.',
  section: {
    apology: 'Коды-извинения',
    templates: 'Шаблоны ответов',
  },
  field: {
    apology_max: 'Максимальная сумма кода',
    apology_days: 'Срок действия кода в днях',
    reply_templates: 'Свои шаблоны ответов',
  },
  help: {
    apology_max: 'Тот, кто отвечает на отзыв, может дать клиенту код до этой суммы. Введите 0, чтобы отключить.',
    reply_templates:
      'Вместо {name} подставится имя клиента, вместо {store} — название заведения, вместо {number} — номер заказа.',
  },
  template: {
    name: 'Название шаблона',
    text: 'Текст',
    number: 'Шаблон %{number}',
    add: 'Добавить шаблон',
    remove: 'Удалить шаблон %{number}',
    unknown: '%{placeholder} нечем заменить. Используйте {name}, {store} или {number}.',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Клиенты сразу видят изменения. Открытые заказы сохраняют свой адрес.',
  section: {
    about: 'О заведении',
    place: 'Адрес',
    contact: 'Контакты для клиентов',
  },
  field: {
    name: 'Название',
    description: 'Описание',
    tags: 'Метки',
    price_rating: 'Уровень цен',
    address: 'Адрес',
    location: 'Широта и долгота',
    contact_phone: 'Телефон',
    contact_country_phone_code: 'Код страны',
    contact_email: 'Почта',
    website: 'Сайт',
  },
  help: {
    tags: 'Слова, по которым клиенты вас найдут. После каждого нажмите Enter.',
    location: 'Отсюда измеряется расстояние доставки.',
    contact_phone: 'Телефон и почту вашего аккаунта клиенты не видят.',
  },
  map: {
    title: 'На карте',
    detail: 'Нажмите, где находится заведение, или введите координаты выше.',
  },
  choice: {
    price_rating: {
      1: 'Недорого',
      2: 'Средне',
      3: 'Дорого',
      4: 'Очень дорого',
    },
  },
} satisfies SettingsTexts;

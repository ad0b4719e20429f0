import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для панелей и приложений со следующего запуска.',
  field: {
    map_key_user_panel: 'Панель клиентов',
    map_key_store_panel: 'Панель заведения',
    map_key_android_user_app: 'Приложение клиентов для Android',
    map_key_ios_user_app: 'Приложение клиентов для iOS',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует после публикации сайта.',
  section: { social: 'Социальные сети', apps: 'Ваши приложения' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'Приложение для Android',
    ios_app_url: 'Приложение для iOS',
  },
  https: 'Введите адрес, который начинается с https://.',
} satisfies SettingsTexts;

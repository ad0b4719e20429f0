import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Kunden sehen Änderungen, sobald Sie die Website veröffentlichen.',
  section: { social: 'Soziale Medien', apps: 'Ihre Apps' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'Android-App',
    ios_app_url: 'iOS-App',
  },
  https: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
} satisfies SettingsTexts;

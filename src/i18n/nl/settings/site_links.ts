import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien wijzigingen zodra je de website publiceert.',
  section: { social: 'Sociale media', apps: 'Je apps' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'Android-app',
    ios_app_url: 'iOS-app',
  },
  https: 'Vul een adres in dat met https:// begint.',
} satisfies SettingsTexts;

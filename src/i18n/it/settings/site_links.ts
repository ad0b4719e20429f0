import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono le modifiche quando pubblichi il sito web.',
  section: { social: 'Social media', apps: 'Le tue app' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'App Android',
    ios_app_url: 'App iOS',
  },
  https: 'Inserisci un indirizzo che inizia con https://.',
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see changes once you publish the website.',
  section: { social: 'Social media', apps: 'Your apps' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'Android app',
    ios_app_url: 'iOS app',
  },
  https: 'Enter an address that begins with https://.',
} satisfies SettingsTexts;

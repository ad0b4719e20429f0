import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient les modifications quand vous publiez le site.',
  section: { social: 'Réseaux sociaux', apps: 'Vos applications' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'Application Android',
    ios_app_url: 'Application iOS',
  },
  https: 'Saisissez une adresse qui commence par https://.',
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem as alterações quando você publica o site.',
  section: { social: 'Redes sociais', apps: 'Seus apps' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'App Android',
    ios_app_url: 'App iOS',
  },
  https: 'Digite um endereço que comece com https://.',
} satisfies SettingsTexts;

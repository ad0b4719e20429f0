import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven los cambios cuando publicas el sitio web.',
  section: { social: 'Redes sociales', apps: 'Tus aplicaciones' },
  field: {
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    tiktok_url: 'TikTok',
    x_url: 'X',
    youtube_url: 'YouTube',
    android_app_url: 'Aplicación de Android',
    ios_app_url: 'Aplicación de iOS',
  },
  https: 'Escribe una dirección que empiece por https://.',
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux interfaces et aux applications à leur prochain démarrage.',
  field: {
    map_key_user_panel: 'Interface des clients',
    map_key_store_panel: 'Interface de l’établissement',
    map_key_android_user_app: 'Application Android des clients',
    map_key_ios_user_app: 'Application iOS des clients',
  },
} satisfies SettingsTexts;

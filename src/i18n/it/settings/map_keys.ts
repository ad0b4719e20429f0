import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per pannelli e app dal prossimo avvio.',
  field: {
    map_key_user_panel: 'Pannello dei clienti',
    map_key_store_panel: 'Pannello del locale',
    map_key_android_user_app: 'App Android dei clienti',
    map_key_ios_user_app: 'App iOS dei clienti',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor panelen en apps vanaf hun volgende start.',
  field: {
    map_key_user_panel: 'Klantenpaneel',
    map_key_store_panel: 'Paneel van de zaak',
    map_key_android_user_app: 'Klanten-app voor Android',
    map_key_ios_user_app: 'Klanten-app voor iOS',
  },
} satisfies SettingsTexts;

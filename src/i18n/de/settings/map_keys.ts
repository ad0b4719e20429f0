import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für Oberflächen und Apps ab ihrem nächsten Start.',
  field: {
    map_key_user_panel: 'Weboberfläche für Kunden',
    map_key_store_panel: 'Weboberfläche für den Betrieb',
    map_key_android_user_app: 'Kunden-App für Android',
    map_key_ios_user_app: 'Kunden-App für iOS',
  },
} satisfies SettingsTexts;

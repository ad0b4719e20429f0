import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor portalen en apps zodra ze opnieuw worden gestart.',
  field: {
    map_key_user_panel: 'Klantenportaal',
    map_key_store_panel: 'Portaal van de zaak',
    map_key_android_user_app: 'Klanten-app voor Android',
    map_key_ios_user_app: 'Klanten-app voor iOS',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los paneles y aplicaciones la próxima vez que se abran.',
  field: {
    map_key_user_panel: 'Panel de clientes',
    map_key_store_panel: 'Panel del local',
    map_key_android_user_app: 'Aplicación de clientes para Android',
    map_key_ios_user_app: 'Aplicación de clientes para iOS',
  },
} satisfies SettingsTexts;

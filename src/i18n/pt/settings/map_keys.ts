import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para painéis e aplicativos a partir da próxima vez que forem abertos.',
  field: {
    map_key_user_panel: 'Painel dos clientes',
    map_key_store_panel: 'Painel da loja',
    map_key_android_user_app: 'Aplicativo Android dos clientes',
    map_key_ios_user_app: 'Aplicativo iOS dos clientes',
  },
} satisfies SettingsTexts;

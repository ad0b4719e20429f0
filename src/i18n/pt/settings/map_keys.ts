import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para painéis e apps a partir da próxima vez que forem abertos.',
  field: {
    map_key_user_panel: 'Painel dos clientes',
    map_key_store_panel: 'Painel da loja',
    map_key_android_user_app: 'App Android dos clientes',
    map_key_ios_user_app: 'App iOS dos clientes',
  },
} satisfies SettingsTexts;

import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to panels and apps from their next start.',
  field: {
    map_key_user_panel: 'User panel',
    map_key_store_panel: 'Store panel',
    map_key_android_user_app: 'Android user app',
    map_key_ios_user_app: 'iOS user app',
  },
} satisfies SettingsTexts;

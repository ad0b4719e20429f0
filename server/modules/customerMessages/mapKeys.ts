import { type MapApp, mapApps, mapSettings } from '#contract/settings/maps';
import { storeSection } from '#server/records/storeSection';

const fieldOf = <App extends MapApp>(app: App): `map_key_${App}` => `map_key_${app}`;

/** Empty keys aren't stored. */
export const maps = storeSection(mapSettings, {
  read: ({ settings: { map_keys } }) => ({
    map_key_user_panel: map_keys.user_panel ?? '',
    map_key_store_panel: map_keys.store_panel ?? '',
    map_key_android_user_app: map_keys.android_user_app ?? '',
    map_key_ios_user_app: map_keys.ios_user_app ?? '',
  }),
  write: (changes, { settings: { map_keys } }) => {
    const all = mapApps.map((app) => [app, changes[fieldOf(app)] ?? map_keys[app] ?? ''] as const);
    return { settings: { map_keys: Object.fromEntries(all.filter(([, key]) => key !== '')) } };
  },
});

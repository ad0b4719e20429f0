import { z } from 'zod';
import { messageLimits } from '../messageLimits';
import { describeSettings } from './describeSettings';

/** The programs that show maps with a key of their own. */
export const mapApps = ['user_panel', 'store_panel', 'android_user_app', 'ios_user_app'] as const;
export type MapApp = (typeof mapApps)[number];

/** A store's keys by app; missing ones aren't set. */
export type MapKeys = { readonly [App in MapApp]?: string };

const key = z.string().trim().max(messageLimits.mapKeyMax).regex(/^\S*$/);

/** Fields of `update_google_key_setting` too. Empty: no key. */
export const mapKeyFields = {
  map_key_user_panel: key,
  map_key_store_panel: key,
  map_key_android_user_app: key,
  map_key_ios_user_app: key,
} satisfies { [App in MapApp as `map_key_${App}`]: typeof key };

/** The keys with which panels and apps show the store's maps. Browsers and apps show them to anyone: they aren't secret. */
export const mapSettings = describeSettings('map_settings', {
  permission: 'store/setting',
  summary: 'The keys of the map service, for each panel and app',
  effect: 'The platform’s panels and apps use the new keys from their next start',
  fields: mapKeyFields,
});

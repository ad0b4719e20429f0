import type { ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import type { Database } from '../../db/database';
import { demoSignIns } from '../../db/seed/demo/signIns';
import { type Env, socialProviders } from '../../env';
import { hasBilling } from '../../envBilling';
import { pictureTypes } from '../../files/pictureTypes';
import { imageBase, placeholderPath } from '../../files/placeholders';
import type { Handlers } from '../../http/handler';
import { serverVersion } from '../../projectRoot';
import { deliveryOf } from '../outgoing/service';
import { readPlatformSettings } from './surroundings';

type SupportSettings = Pick<Env, 'DEMO' | 'SUPPORT_EMAIL' | 'SUPPORT_ADDRESSES' | 'SUPPORT_WIDGET'>;

/** How the app reaches the operator; `null` if no one would read it. A demo always shows it. */
export function supportOffer(env: SupportSettings): ReplyOf<'get_setting_detail'>['setting']['support'] {
  if (env.DEMO === 'off' && !env.SUPPORT_EMAIL && !env.SUPPORT_WIDGET) return null;
  return { addresses: env.SUPPORT_ADDRESSES, widget: env.SUPPORT_WIDGET };
}

interface SettingsContext {
  db: Database;
  env: Env;
}

const settingOf = async ({ db, env }: SettingsContext): Promise<ReplyOf<'get_setting_detail'>['setting']> => ({
  ...(await readPlatformSettings(db)),
  app_name: 'Storedesk',
  demo: env.DEMO,
  server_version: serverVersion,
  can_send_mail: deliveryOf(env, 'email') !== 'none',
  public_address: env.PUBLIC_ADDRESS,
  terms_url: env.TERMS_URL || null,
  social_providers: socialProviders(env).map(({ position, label }) => ({ position, label })),
  support: supportOffer(env),
  map_tiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null,
  address_search: env.ADDRESS_SEARCH_URL ? { attribution: env.ADDRESS_SEARCH_ATTRIBUTION } : null,
  push: env.FIREBASE_WEB_CONFIG && { firebase: env.FIREBASE_WEB_CONFIG, vapid_key: env.FIREBASE_VAPID_KEY },
  ...(hasBilling(env) ? { has_billing: true as const } : {}),
  demo_sign_ins: env.DEMO === 'off' ? [] : [...demoSignIns],
});

const imageSetting: ReplyOf<'get_image_setting'>['image_setting'] = {
  image_base: imageBase,
  max_bytes: limits.imageBytes,
  types: Object.values(pictureTypes),
  default_images: {
    user: placeholderPath('user'),
    item: placeholderPath('item'),
    store: placeholderPath('store'),
    provider: placeholderPath('provider'),
    category: placeholderPath('category'),
    document: placeholderPath('document'),
    promo_code: placeholderPath('promo_code'),
  },
};

/**
 * Returns the configuration that the app needs before it starts: both calls' replies in one, as the app stores them.
 */
export const readRemoteConfig = async (context: SettingsContext) => ({
  setting: await settingOf(context),
  imageSetting,
});

export const settingsHandlers: Handlers<'get_image_setting' | 'get_setting_detail'> = {
  get_image_setting: async () => ({ image_setting: imageSetting }),
  get_setting_detail: async (_body, context) => ({ setting: await settingOf(context) }),
};

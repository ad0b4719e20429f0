import type { ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { demoSignIns } from '../../db/seed/demo/signIns';
import type { Env } from '../../env';
import { pictureTypes } from '../../files/pictureTypes';
import { imageBase, placeholderPath } from '../../files/placeholders';
import type { Handler, Handlers } from '../../http/handler';
import { serverVersion } from '../../projectRoot';
import { readPlatformSettings } from './surroundings';

type SupportSettings = Pick<Env, 'DEMO' | 'SUPPORT_EMAIL' | 'SUPPORT_ADDRESSES' | 'SUPPORT_WIDGET'>;

/** How the app reaches the operator; `null` if nobody would read it. A demo always shows it. */
export function supportOffer(env: SupportSettings): ReplyOf<'get_setting_detail'>['setting']['support'] {
  if (env.DEMO === 'off' && !env.SUPPORT_EMAIL && !env.SUPPORT_WIDGET) return null;
  return { addresses: env.SUPPORT_ADDRESSES, widget: env.SUPPORT_WIDGET };
}

const getSettingDetail: Handler<'get_setting_detail'> = async (_body, { db, env }) => ({
  setting: {
    ...(await readPlatformSettings(db)),
    app_name: 'Storedesk',
    demo: env.DEMO,
    server_version: serverVersion,
    support: supportOffer(env),
    map_tiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null,
    push: env.FIREBASE_WEB_CONFIG && { firebase: env.FIREBASE_WEB_CONFIG, vapid_key: env.FIREBASE_VAPID_KEY },
    demo_sign_ins: env.DEMO === 'off' ? [] : [...demoSignIns],
  },
});

const getImageSetting: Handler<'get_image_setting'> = async () => ({
  image_setting: {
    image_base: imageBase,
    max_bytes: limits.imageBytes,
    types: Object.values(pictureTypes),
    default_images: {
      user: placeholderPath('user'),
      item: placeholderPath('item'),
      store: placeholderPath('store'),
      provider: placeholderPath('provider'),
    },
  },
});

export const settingsHandlers: Handlers<'get_image_setting' | 'get_setting_detail'> = {
  get_image_setting: getImageSetting,
  get_setting_detail: getSettingDetail,
};

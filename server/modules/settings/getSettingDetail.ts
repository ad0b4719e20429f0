import { demoSignIns } from '../../db/seed/demo/signIns';
import type { Handler } from '../../http/handler';
import { serverVersion } from '../../serverVersion';
import { readPlatformSettings } from './platformSettings';
import { supportOffer } from './supportOffer';

export const getSettingDetail: Handler<'get_setting_detail'> = async (_body, { db, env }) => ({
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

import { z } from 'zod';
import { answerWithin, orderSettingsSchema } from '../entities/orderSettings';
import { version } from '../entities/shared';
import { body, call, noBody } from './call';

const settings = { audience: 'session', permission: 'store/setting' } as const;
const reply = z.object({ order_settings: orderSettingsSchema });

/** A store's rules for taking orders. */
export const orderSettingsCalls = {
  get_order_settings: call({
    ...settings,
    summary: 'After how many minutes an unanswered new order is rejected',
    body: noBody,
    reply,
  }),
  update_order_settings: call({
    ...settings,
    audit: { entity: 'store', action: 'update' },
    summary: 'Changes these settings; omitted fields keep their values. They also apply to orders that wait already',
    body: body({ version, answer_within: answerWithin.optional() }),
    reply,
  }),
} as const;

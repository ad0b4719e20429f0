import { successCodes } from '#contract/codes/successCodes';
import type { Handler } from '#server/http/handler';
import { orderRuleSettings } from '../settings/service';

const settings = orderRuleSettings(['answer_within']);

export const getOrderSettings: Handler<'get_order_settings'> = async (_body, { db, session }) => ({
  order_settings: await settings.read(db, session),
});

export const updateOrderSettings: Handler<'update_order_settings'> = async (body, { db, session, wakeOutbox }) => {
  const order_settings = await settings.update(db, session, body);
  wakeOutbox();
  return { order_settings, message: successCodes.SETTINGS_UPDATED };
};

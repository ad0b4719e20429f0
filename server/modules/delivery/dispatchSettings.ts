import { successCodes } from '#contract/codes/successCodes';
import type { Handler } from '#server/http/handler';
import { orderRuleSettings } from '../settings/service';

const settings = orderRuleSettings(['auto_assign', 'offer_seconds']);

export const getDispatchSettings: Handler<'get_dispatch_settings'> = async (_body, { db, session }) => ({
  dispatch_settings: await settings.read(db, session),
});

/** New settings apply to new searches and offers; running ones end as they started. */
export const updateDispatchSettings: Handler<'update_dispatch_settings'> = async (
  body,
  { db, session, wakeOutbox },
) => {
  const dispatch_settings = await settings.update(db, session, body);
  wakeOutbox();
  return { dispatch_settings, message: successCodes.SETTINGS_UPDATED };
};

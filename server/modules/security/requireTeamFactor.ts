import { eq, sql } from 'drizzle-orm';
import { stores } from '#server/db/schema/index';
import type { Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { presentFactors } from './presentFactors';

/** From the next call on, team members without a factor only reach their own account, where they can set one up. Their open pages find out at once. */
export const requireTeamFactor: Handler<'require_team_factor'> = async ({ is_required }, context) => {
  const { session, messages } = context;
  const factors = await changeRecords(context, async (tx, announce) => {
    await tx
      .update(stores)
      .set({ is_second_factor_required: is_required, version: sql`${stores.version} + 1` })
      .where(eq(stores.id, session.store_id));
    announce('store', [session.store_id]);
    return presentFactors(tx, session, context);
  });
  messages.refreshAccess(session.store_id);
  return { factors };
};

import { and, eq, ne, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import { hasPush } from '../../env';
import { CallError } from '../../http/callError';
import type { Handler, Handlers } from '../../http/handler';
import { decideByPlatform } from '../providers/service';
import { queuePushCode } from '../push/service';
import { endSessions, endTokens } from '../session/service';
import { standingHandlers } from './standing';

type Context = Parameters<Handler<'platform/approve'>>[1];
type Kind = Exclude<Parameters<Handler<'platform/approve'>>[0]['kind'], 'provider'>;

const tables = { store: stores, sub_store: subStores };

/** @returns whether that changed anything */
async function setApproved(db: Database, kind: Kind, id: string, is_approved: boolean): Promise<boolean> {
  const table = tables[kind];
  const changed = await db
    .update(table)
    .set({ is_approved, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), ne(table.is_approved, is_approved)))
    .returning({ id: table.id });
  if (changed.length > 0) return true;
  const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
  return false;
}

/** Tells the store's staff: approval reloads their pages, being declined signs them out. */
async function announce(context: Context, kind: Kind, id: string, is_approved: boolean): Promise<void> {
  const { db, env, messages, now } = context;
  if (kind === 'store' && is_approved) {
    messages.broadcastStore(id, pushCodes.APPROVED_BY_ADMIN);
    if (hasPush(env)) await queuePushCode(db, id, pushCodes.APPROVED_BY_ADMIN, now());
  }
  if (kind === 'store' && !is_approved) {
    await endSessions(context, { store_id: id }, pushCodes.DECLINED_BY_ADMIN);
    await endTokens(db, { store_id: id, sub_store_id: null }, now());
  }
  if (kind !== 'sub_store' || is_approved) return;
  const [row] = await db.select({ store_id: subStores.store_id }).from(subStores).where(eq(subStores.id, id));
  if (!row) return;
  const ended = { store_id: row.store_id, sub_store_id: id };
  await endSessions(context, ended, pushCodes.DECLINED_BY_ADMIN);
}

type Decisions = 'platform/approve' | 'platform/set_store_standing' | 'platform/set_platform_settings';

export const approvalHandlers: Handlers<Decisions> = {
  ...standingHandlers,
  async 'platform/approve'({ kind, _id, is_approved }, context) {
    // A delivery person is decided about by two sides: that rule has a place of its own.
    if (kind === 'provider') await decideByPlatform(_id, is_approved, context);
    else if (await setApproved(context.db, kind, _id, is_approved)) await announce(context, kind, _id, is_approved);
    return {};
  },
};

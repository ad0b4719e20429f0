import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import encodeQR from 'qr';
import type { platformTableCalls, TableCode, tableCodeCalls } from '#contract/calls/tables';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { stores } from '#server/db/schema/stores';
import { newTableToken, tables } from '#server/db/schema/tables';
import { CallError } from '#server/http/callError';
import type { CallContext, Handlers } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { touched } from '#server/records/touched';
import { takesOrders } from '../store/service';
import { siteDomain } from '../website/service';
import { changeTables } from './changeTables';
import { areTables } from './index';
import { presentTable } from './presentTable';

/** The empty border that readers need around a code, in modules. */
const quietZone = 4;

/**
 * Where the codes of a store lead: its own website, if it has one, or else the installation's. Without a public address,
 * the server only serves the machine it runs on.
 */
async function baseOf({ db, session, env, now }: CallContext): Promise<string> {
  const domain = await siteDomain(db, session.store_id, now());
  if (domain) return `https://${domain}`;
  return env.TABLE_CODE_ADDRESS || env.PUBLIC_ADDRESS || `http://localhost:${env.PORT}`;
}

/** A table's code. Level M still reads with 15% of it hidden: enough for a stain, and not larger than needed. */
function codeOf({ id, number, room, token }: typeof tables.$inferSelect, base: string): TableCode {
  const address = `${base}/table/${token}`;
  return { _id: id, number, room, address, svg: encodeQR(address, 'svg', { border: quietZone, ecc: 'medium' }) };
}

export const tableCodeHandlers: Handlers<keyof typeof tableCodeCalls | keyof typeof platformTableCalls> = {
  async get_table_codes({ ids }, context) {
    const { db, session } = context;
    const rows = await db
      .select()
      .from(tables)
      .where(and(areTables(session.store_id), inArray(tables.id, ids)))
      .orderBy(asc(tables.number));
    if (rows.length !== new Set(ids).size) throw notFound(errorCodes.NO_DATA_FOUND, 'ids');
    const base = await baseOf(context);
    return { codes: rows.map((row) => codeOf(row, base)) };
  },

  async renew_table_code({ _id }, context) {
    const { session, now } = context;
    const base = await baseOf(context);
    const code = await changeTables(context, async (tx, announce) => {
      const [row] = await tx
        .update(tables)
        .set({ token: newTableToken, ...touched(session, now()) })
        .where(and(areTables(session.store_id), eq(tables.id, _id)))
        .returning();
      if (!row) throw notFound();
      announce('table', [_id]);
      return codeOf(row, base);
    });
    return { code, message: successCodes.QR_CODE_UPDATED };
  },

  async 'platform/get_table'({ token }, { db }) {
    const [found] = await db
      .select({ table: tables, store: stores })
      .from(tables)
      .innerJoin(stores, eq(stores.id, tables.store_id))
      .where(and(eq(tables.token, token), isNull(tables.archived_at)));
    if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
    const { store, table } = found;
    // Guests who scan a code can only do something with it where they can order.
    const isServed = store.is_approved && store.is_provide_table_booking && takesOrders(store);
    if (!isServed) throw new CallError(errorCodes.NO_DATA_FOUND);
    return { store: { _id: store.id, name: store.name }, table: { ...presentTable(table), room: table.room } };
  },
};

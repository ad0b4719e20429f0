import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import encodeQR from 'qr';
import type { platformTableCalls, TableCode, tableCodeCalls } from '#contract/calls/tables';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { tableCodePath } from '#contract/tables/tableCode';
import type { Database } from '#server/db/database';
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
  const address = `${base}${tableCodePath}/${token}`;
  return { _id: id, number, room, address, svg: encodeQR(address, 'svg', { border: quietZone, ecc: 'medium' }) };
}

/**
 * Finds the table of a code, and its store. Guests who scan a code can only do something with it where they can order.
 *
 * @throws NO_DATA_FOUND for an old or unknown code, and for a store that takes no table orders
 */
async function scanned(db: Database, token: string) {
  const [found] = await db
    .select({ table: tables, store: stores })
    .from(tables)
    .innerJoin(stores, eq(stores.id, tables.store_id))
    .where(and(eq(tables.token, token), isNull(tables.archived_at)));
  const isServed = found?.store.is_approved && found.store.is_provide_table_booking && takesOrders(found.store);
  if (!isServed) throw new CallError(errorCodes.NO_DATA_FOUND);
  return found;
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

  async get_guest_table({ token }, { db }) {
    const { store, table } = await scanned(db, token);
    return { store: { name: store.name }, table: { number: table.number } };
  },

  async 'platform/get_table'({ token }, { db }) {
    const { store, table } = await scanned(db, token);
    return { store: { _id: store.id, name: store.name }, table: { ...presentTable(table), room: table.room } };
  },
};

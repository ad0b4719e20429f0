import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { websiteCalls } from '#contract/calls/website';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { ScriptPage } from '#contract/entities/scriptPage';
import { websiteLimits } from '#contract/website/websiteLimits';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { stores } from '#server/db/schema/stores';
import { scriptPages } from '#server/db/schema/websites';
import { CallError, changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { touched } from '#server/records/touched';
import type { AuditSubject } from '../audit/service';

type ScriptRow = typeof scriptPages.$inferSelect;

const present = ({ id, version, name, code, updated_at, updated_by }: ScriptRow): ScriptPage => ({
  ...{ _id: id, version, name, code, updated_by },
  updated_at: updated_at.toISOString(),
});

const listOf = (db: Database, storeId: string) =>
  db
    .select()
    .from(scriptPages)
    .where(eq(scriptPages.store_id, storeId))
    .orderBy(asc(sql`lower(${scriptPages.name})`), asc(scriptPages.id));

/** The scripts of a store's own site. */
export const scriptsOf = async (db: Database, storeId: string) =>
  (await listOf(db, storeId)).map(({ name, code }) => ({ name, code }));

/** Scripts in the audit log, with their whole code: what ran on the site can be looked up. */
export const scriptSubject: AuditSubject = {
  async load(tx, storeId, ids) {
    const isAsked = and(eq(scriptPages.store_id, storeId), inArray(scriptPages.id, [...ids]));
    const rows = await tx.select().from(scriptPages).where(isAsked);
    return new Map(rows.map(({ id, name, code }) => [id, { name: [name], values: { name, code } }]));
  },
};

/** The store's row, locked: scripts are counted under it. */
const lockStore = (tx: Database, storeId: string) =>
  tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');

const isScript = (storeId: string, id: string) => and(eq(scriptPages.store_id, storeId), eq(scriptPages.id, id));

export const scriptHandlers: Handlers<keyof typeof websiteCalls & `${string}script_page${string}`> = {
  script_pages: async (_body, { db, session }) => ({ data: (await listOf(db, session.store_id)).map(present) }),

  async add_script_page({ name, code }, context) {
    const { session, now } = context;
    const script_page = await changeRecords(context, async (tx, announce) => {
      await lockStore(tx, session.store_id);
      const max = websiteLimits.scriptsMax;
      if ((await tx.$count(scriptPages, eq(scriptPages.store_id, session.store_id))) >= max)
        throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [
          { path: 'name', code: 'scripts_too_many', params: { max } },
        ]);
      const values = { store_id: session.store_id, id: newId(), name, code, ...touched(session, now()) };
      const [row] = await tx.insert(scriptPages).values(values).returning();
      if (!row) throw new CallError(errorCodes.UPDATE_FAILED);
      announce('store', [session.store_id]);
      return present(row);
    });
    return { script_page, message: successCodes.SCRIPT_ADDED };
  },

  async update_script_page({ _id, version, name, code }, context) {
    const { session, now } = context;
    const script_page = await changeRecords(context, async (tx, announce) => {
      const [row] = await tx.select().from(scriptPages).where(isScript(session.store_id, _id)).for('no key update');
      if (!row) throw notFound();
      if (row.version !== version) throw changedMeanwhile(present(row));
      const [changed = row] = await tx
        .update(scriptPages)
        .set({ name, code, version: version + 1, ...touched(session, now()) })
        .where(isScript(session.store_id, _id))
        .returning();
      announce('store', [session.store_id]);
      return present(changed);
    });
    return { script_page, message: successCodes.SCRIPT_UPDATED };
  },

  async delete_script_pages({ ids }, context) {
    const { store_id } = context.session;
    await changeRecords(context, async (tx, announce) => {
      const deleted = await tx
        .delete(scriptPages)
        .where(and(eq(scriptPages.store_id, store_id), inArray(scriptPages.id, ids)))
        .returning({ id: scriptPages.id });
      if (deleted.length !== new Set(ids).size) throw notFound(errorCodes.NO_DATA_FOUND, 'ids');
      announce('store', [store_id]);
    });
    return { message: successCodes.SCRIPT_DELETED };
  },
};

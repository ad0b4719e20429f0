import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, desc, eq } from 'drizzle-orm';
import { accountantLimits } from '#contract/accountantLimits';
import type { accountantCalls } from '#contract/calls/accountant';
import { errorCodes } from '#contract/codes/errorCodes';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { accountantLinks } from '#server/db/schema/accountantLinks';
import { newId } from '#server/db/schema/columns';
import { stores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { writeAuditEntries } from '../audit/service';
import { mailedPath } from '../outgoing/service';
import { tokenHash } from '../session/service';
import { isOpenIn, presentLink, recordOf } from './links';
import { getAccountantBooks, getAccountantEntries } from './readBooks';

/** Locks the store's row, so that two links that are made at once are counted one after the other. */
const lockStore = (tx: Database, storeId: string) =>
  tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');

export const accountantHandlers: Handlers<keyof typeof accountantCalls> = {
  async get_accountant_link_list(_body, { db, session, now }) {
    const rows = await db
      .select()
      .from(accountantLinks)
      .where(isOpenIn(session.store_id, now()))
      .orderBy(desc(accountantLinks.created_at), desc(accountantLinks.id));
    return { data: rows.map(presentLink), count: rows.length };
  },

  async add_accountant_link({ name, days }, { db, session, now }) {
    const { store_id, timezone } = session;
    const created_at = now();
    const expires_at = addDays(created_at, days);
    const token = randomBytes(32).toString('base64url');
    const link = await db.transaction(async (tx) => {
      await lockStore(tx, store_id);
      if ((await tx.$count(accountantLinks, isOpenIn(store_id, created_at))) >= accountantLimits.linksMax)
        throw new CallError(errorCodes.UPDATE_FAILED);
      const [row] = await tx
        .insert(accountantLinks)
        .values({ store_id, id: newId(), token_hash: tokenHash(token), name, created_at, expires_at })
        .returning();
      if (!row) throw new Error('the link was not made');
      await writeAuditEntries(tx, store_id, [
        {
          ...{ entity: 'accountant_link', action: 'add', record: recordOf(row) },
          ...{ old: null, new: { name, expires_on: storeDate(expires_at, timezone) } },
        },
      ]);
      return row;
    });
    return { accountant_link: presentLink(link), path: mailedPath('books', token) };
  },

  async revoke_accountant_link({ _id }, { db, session, now }) {
    const { store_id } = session;
    await db.transaction(async (tx) => {
      const isOne = and(isOpenIn(store_id, now()), eq(accountantLinks.id, _id));
      const [link] = await tx.delete(accountantLinks).where(isOne).returning();
      if (!link) throw notFound();
      await writeAuditEntries(tx, store_id, [
        {
          ...{ entity: 'accountant_link', action: 'delete', record: recordOf(link) },
          ...{ old: { name: link.name }, new: null },
        },
      ]);
    });
    return {};
  },

  get_accountant_books: getAccountantBooks,
  get_accountant_entries: getAccountantEntries,
};

import { accountantLimits } from '#contract/accountantLimits';
import { periodDates } from '#contract/orders/historyPeriod';
import { businessDate } from '#contract/time';
import type { stores } from '#server/db/schema/index';
import type { Handler } from '#server/http/handler';
import { completeSince, type LedgerOwner, readEntriesPart, readMonths } from '../ledger/service';
import { needLink, noteLinkUse } from './links';

const ledgerOf = ({ id, timezone, day_starts_at }: typeof stores.$inferSelect): LedgerOwner => ({
  ...{ store_id: id, timezone, day_starts_at },
});

/** Returns sums of a store's ledger, and nothing about its orders, customers or team. */
export const getAccountantBooks: Handler<'get_accountant_books'> = async ({ token }, { db, now }) => {
  const { link, store } = await needLink(db, token, now());
  await noteLinkUse(db, link, { action: 'open_books' }, now());
  const ledger = ledgerOf(store);
  const today = businessDate(now(), ledger);
  const { name: store_name, currency, timezone, day_starts_at } = store;
  return {
    books: {
      ...{ store_name, name: link.name, expires_at: link.expires_at.toISOString(), currency, timezone, day_starts_at },
      months: await readMonths(db, ledger, { today, most: accountantLimits.monthsMax }),
      complete_since: await completeSince(db, store.id),
    },
  };
};

export const getAccountantEntries: Handler<'get_accountant_entries'> = async (body, { db, now }) => {
  const { token, month, after, limit } = body;
  const { link, store } = await needLink(db, token, now());
  await noteLinkUse(db, link, { action: 'download_books', new: { month } }, now());
  return readEntriesPart(db, { ...periodDates('month', `${month}-01`), after, limit }, ledgerOf(store));
};

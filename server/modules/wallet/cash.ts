import { subDays } from 'date-fns';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { CashHandover } from '#contract/entities/wallet';
import { balanceOf, type LedgerAccount } from '#contract/ledger/accounts';
import { cashClosed, cashHandedIn } from '#contract/ledger/orderEvents';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import { providers } from '#server/db/schema/providers';
import { fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { refusedAt } from '#server/records/refusals';
import { ledgerRows, lockStore, writeLedger } from '../ledger/service';
import { storeActor } from '../orders/service';

const sum = sql<number>`sum(${ledgerEntries.amount})::float8`;
const ofCash = (storeId: string) =>
  and(
    eq(ledgerEntries.store_id, storeId),
    eq(ledgerEntries.account, 'provider_cash'),
    isNotNull(ledgerEntries.provider_id),
  );

/**
 * The cash of each delivery person who has some, also of those who are deleted. `overdue` is the part that they have held for
 * more than a day: what they took until a day ago, less everything that they have handed in since the first order.
 */
export async function readCash(db: Database, storeId: string, now: Date) {
  const dayAgo = sql`${subDays(now, 1).toISOString()}::timestamptz`;
  // Cash that is taken is a debit, below zero; cash that is handed in is a credit.
  const isOldOrReturned = sql`${ledgerEntries.effective_at} < ${dayAgo} or ${ledgerEntries.amount} > 0`;
  const rows = await db
    .select({
      provider_id: ledgerEntries.provider_id,
      first_name: sql<string | null>`min(${providers.first_name})`,
      last_name: sql<string | null>`min(${providers.last_name})`,
      sum,
      old: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isOldOrReturned}), 0)::float8`,
    })
    .from(ledgerEntries)
    .leftJoin(
      providers,
      and(eq(providers.store_id, ledgerEntries.store_id), eq(providers.id, ledgerEntries.provider_id)),
    )
    .where(ofCash(storeId))
    .groupBy(ledgerEntries.provider_id)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`)
    .orderBy(sum, desc(ledgerEntries.provider_id));
  return rows.map(({ provider_id, first_name, last_name, sum, old }) => ({
    provider_id: provider_id ?? '',
    name: fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }),
    amount: balanceOf('provider_cash', sum),
    overdue: Math.max(0, balanceOf('provider_cash', old)),
  }));
}

const shownHandovers = 20;

/** The last handovers of a store, from their entries, also of delivery people who are deleted. */
async function readHandovers(db: Database, store_id: string): Promise<CashHandover[]> {
  const handovers = await db
    .select()
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.store_id, store_id), eq(ledgerTransactions.kind, 'cash_handover')))
    .orderBy(desc(ledgerTransactions.effective_at), desc(ledgerTransactions.id))
    .limit(shownHandovers);
  const ids = handovers.map(({ id }) => id);
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.store_id, store_id), inArray(ledgerEntries.transaction_id, ids)));
  const people = [...new Set(entries.flatMap(({ provider_id }) => provider_id ?? []))];
  const known = await db
    .select({ id: providers.id, first_name: providers.first_name, last_name: providers.last_name })
    .from(providers)
    .where(and(eq(providers.store_id, store_id), inArray(providers.id, people)));
  const names = new Map(known.map(({ id, ...name }) => [id, fullName(name)]));
  return handovers.map(({ id, effective_at, by, reason }) => {
    const own = entries.filter(({ transaction_id }) => transaction_id === id);
    const sumOf = (account: LedgerAccount) =>
      own.reduce((sum, entry) => (entry.account === account ? sum + entry.amount : sum), 0);
    const provider_id = own.find((entry) => entry.provider_id)?.provider_id ?? '';
    return {
      ...{ _id: id, effective_at: effective_at.toISOString(), by, provider_id, name: names.get(provider_id) ?? '' },
      ...{ counted: balanceOf('store_cash', sumOf('store_cash')), difference: sumOf('adjustments'), reason },
    };
  });
}

export const getCash: Handler<'get_cash'> = async (_body, { db, session: { store_id, currency }, now }) => ({
  currency,
  data: await readCash(db, store_id, now()),
  handovers: await readHandovers(db, store_id),
});

/** @throws 4022 if a delivery person doesn't hold what the caller has seen: another order came in between */
function assertExpected(expected: number, held: number): void {
  if (expected === held) return;
  const limit =
    expected > held ? { code: 'too_big', params: { maximum: held } } : { code: 'too_small', params: { minimum: held } };
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'expected', ...limit }]);
}

/** Under the store's lock, so that the same cash isn't handed in twice. */
export const handOverCash: Handler<'hand_over_cash'> = async (body, { db, session, now }) => {
  const { provider_id, expected, counted, is_part, reason } = body;
  const { store_id } = session;
  const at = now();
  return db.transaction(async (tx) => {
    const { currency } = await lockStore(tx, store_id);
    const held = (await readCash(tx, store_id, at)).find((one) => one.provider_id === provider_id)?.amount;
    if (held === undefined) throw refusedAt('provider_id', errorCodes.PROVIDER_NOT_FOUND);
    assertExpected(expected, held);
    const maximum = expected - 1;
    // Nothing at all is a closing, or no handover.
    if (is_part && (counted > maximum || counted === 0)) {
      const limit =
        counted === 0 ? { code: 'too_small', params: { minimum: 1 } } : { code: 'too_big', params: { maximum } };
      throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'counted', ...limit }]);
    }
    const id = newId();
    const handover = is_part ? cashHandedIn(id, provider_id, counted) : cashClosed(id, provider_id, expected, counted);
    const by = storeActor(session);
    await writeLedger(tx, ledgerRows([handover], { store_id, currency, at, effective_at: at, by, reason }));
    const difference = is_part ? 0 : counted - expected;
    return { expected, counted, difference, left: is_part ? expected - counted : 0 };
  });
};

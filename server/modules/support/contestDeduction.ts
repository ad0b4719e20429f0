import { and, asc, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { isContestable } from '#contract/ledger/contest';
import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { isEntryOfTransaction, ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import { orderEvents, orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { storeMessage } from './storeMessage';

/**
 * Sends what was taken from an order to the operator, with its entries and what happened to it. In English, as the operator's
 * mails are, and without names: those are with the order.
 */
export const contestDeduction: Handler<'contest_deduction'> = async (body, context) => {
  const { db, session } = context;
  const { store_id } = session;
  const { order_id, account, text, ...about } = body;
  const isOrder = and(eq(orders.store_id, store_id), eq(orders.id, order_id), eq(orders.is_test, false));
  const [order] = await db.select({ unique_id: orders.unique_id }).from(orders).where(isOrder);
  const entries = await db
    .select({
      kind: ledgerTransactions.kind,
      effective_at: ledgerEntries.effective_at,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, isEntryOfTransaction)
    .where(and(eq(ledgerTransactions.store_id, store_id), eq(ledgerTransactions.order_id, order_id)))
    .orderBy(asc(ledgerEntries.effective_at), asc(ledgerEntries.transaction_id), asc(ledgerEntries.seq));
  const taken = entries.filter((entry) => entry.account === account);
  const [first] = taken;
  const total = taken.reduce((sum, { amount }) => sum + amount, 0);
  if (!order || !first || !isContestable(account, total)) throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.store_id, store_id), eq(orderEvents.order_id, order_id)))
    .orderBy(asc(orderEvents.seq));
  const money = (amount: number) => formatMoney(amount, first.currency, 'en');
  const lines = [
    `Order ${order.unique_id} (${order_id}): contests ${account}, ${money(total)}`,
    ...(text ? ['', text] : []),
    '',
    'Entries',
    ...entries.map(
      (entry) => `${entry.effective_at.toISOString()} ${entry.kind} ${entry.account} ${money(entry.amount)}`,
    ),
    '',
    'History',
    ...events.map(
      ({ at, actor_kind, kind, axis, from_status, to_status }) =>
        `${at.toISOString()} ${actor_kind} ${kind} ${axis} ${from_status ?? '-'} > ${to_status}`,
    ),
  ];
  return storeMessage(context, { ...about, order_id, account, text: lines.join('\n').slice(0, limits.supportTextMax) });
};

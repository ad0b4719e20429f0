import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LedgerActor } from '#contract/entities/ledger';
import type { OrderItem, Person } from '#contract/entities/order';
import type { OrderRefund } from '#contract/entities/orderChange';
import { type PastDisputeFee, type PastTransaction, pastTransactions } from '#contract/ledger/pastOrder';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { disputeFees } from './bookDisputeFees';
import { asLedgerOrder, type BookedOrder } from './bookOrder';
import { joinedRows, type LedgerRows, ledgerRows } from './ledgerRows';

/** A refund of JSON, with its time as text. */
type RefundJson = Pick<OrderRefund, 'kind' | 'amount' | 'lines'> & { id: string; at: string; by: Person };

interface PaymentJson {
  amount: number;
  at: string;
}

const items = sql<OrderItem[]>`coalesce((
  select json_agg(json_build_object('line', l.line, 'quantity', l.quantity, 'total', l.total, 'discount', l.discount,
    'tax_rate', l.tax, 'refunded_quantity', l.refunded_quantity) order by l.line)
  from order_items l where l.store_id = orders.store_id and l.order_id = orders.id), '[]'::json)`;

const refunds = sql<RefundJson[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'kind', r.kind, 'amount', r.amount, 'lines', r.lines, 'at', r.at,
    'by', r."by") order by r.at, r.id)
  from order_refunds r where r.store_id = orders.store_id and r.order_id = orders.id and r.taken_back_at is null), '[]'::json)`;

/** Card payments that were reported after the order was placed. */
const payments = sql<PaymentJson[]>`coalesce((
  select json_agg(json_build_object('amount', (e.detail ->> 'amount')::int, 'at', e.at) order by e.seq)
  from order_events e where e.store_id = orders.store_id and e.order_id = orders.id and e.kind = 'paid'), '[]'::json)`;

const feesOfDisputes = sql<PastDisputeFee[]>`coalesce((
  select json_agg(json_build_object('gateway', p.gateway, 'id', f.fee -> 'id', 'amount', f.fee -> 'amount', 'at', f.fee -> 'at'))
  from payments p, ${disputeFees} where p.store_id = orders.store_id and p.order_id = orders.id), '[]'::json)`;

/** Who ended the order. */
const ender = sql<LedgerActor | null>`(
  select json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'name', e.actor_name)
  from order_events e where e.store_id = orders.store_id and e.order_id = orders.id and e.kind = 'moved' and e.axis = 'order'
  order by e.seq desc limit 1)`;

/** How far a store's orders are booked: those placed later, and of the same time with higher IDs. */
export interface Place {
  complete_since: Date;
  order_id: string | null;
}

/** The IDs of the next orders to book, the latest first. */
async function nextIds(db: Database, storeId: string, { complete_since, order_id }: Place, most: number) {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.store_id} = ${storeId} and (${orders.created_at}, ${orders.id}) < (
        ${complete_since.toISOString()}::timestamptz, ${order_id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)`,
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

const selectPast = (db: Database, storeId: string, ids: readonly string[]) =>
  db
    .select({ order: orders, items, refunds, payments, disputeFees: feesOfDisputes, ender })
    .from(orders)
    .where(and(eq(orders.store_id, storeId), inArray(orders.id, [...ids])))
    .orderBy(desc(orders.created_at), desc(orders.id));

type PastRow = Awaited<ReturnType<typeof selectPast>>[number];

/**
 * The next orders to book, the latest first. They are locked until the transaction ends, in the order of their IDs as by
 * calls that change several: so none of them goes on in between, and no two wait for each other.
 */
export async function lockPast(tx: Database, storeId: string, place: Place, most: number): Promise<PastRow[]> {
  const ids = await nextIds(tx, storeId, place, most);
  if (ids.length === 0) return [];
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.store_id, storeId), inArray(orders.id, ids)))
    .orderBy(asc(orders.id))
    .for('key share');
  return selectPast(tx, storeId, ids);
}

const iso = (instant: string): string => new Date(instant).toISOString();

const unknownActor: LedgerActor = { kind: 'system', id: null, name: 'System' };
const customer: LedgerActor = { kind: 'customer', id: null, name: '' };

function actorOf({ kind, refundId }: PastTransaction, { refunds: made, ender: by, order }: PastRow): LedgerActor {
  if (kind === 'dispute_fee') return unknownActor;
  if (kind === 'refund') return made.find(({ id }) => id === refundId)?.by ?? unknownActor;
  if (kind === 'booking_fee' || (kind === 'payment' && order.paid_by === 'card')) return customer;
  return by ?? unknownActor;
}

/** Who took the order's cash: the store if it completed the order, or else the person who delivered it. */
function cashHolder({ order, ender: by }: PastRow): string | null {
  const isDelivered = order.order_type === 'delivery' && order.order_status === orderStatus.COMPLETED;
  return isDelivered && by?.kind !== 'store' ? order.provider_id : null;
}

/** The rows for an order that was placed before the ledger existed; none for a test order. */
function rowsOfPast(row: PastRow, now: Date): LedgerRows {
  const { order } = row;
  if (order.is_test) return { transactions: [], entries: [] };
  const booked: BookedOrder = order;
  const transactions = pastTransactions(
    {
      order: asLedgerOrder(booked, row.items),
      created_at: order.created_at.toISOString(),
      ended_at: order.is_open ? null : (order.ended_at ?? order.updated_at).toISOString(),
      refunds: row.refunds.map((refund) => ({ ...refund, at: iso(refund.at) })),
      payments: row.payments.map(({ amount, at }) => ({ amount, at: iso(at) })),
      disputeFees: row.disputeFees,
    },
    cashHolder(row),
  );
  const { store_id, currency, id: order_id, commission_terms } = order;
  const about = { store_id, currency, order_id, terms_id: commission_terms?._id ?? null, at: now };
  return joinedRows(
    transactions.map((transaction) =>
      ledgerRows([transaction], { ...about, effective_at: new Date(transaction.at), by: actorOf(transaction, row) }),
    ),
  );
}

export const rowsOfAll = (rows: readonly PastRow[], now: Date): LedgerRows =>
  joinedRows(rows.map((row) => rowsOfPast(row, now)));

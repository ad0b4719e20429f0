import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderItem } from '#contract/entities/order';
import type { ChangeState } from '#contract/orders/orderEventKinds';
import { beforePickUp, deliveryStatus, turnedDown } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import { isSeated } from '../bookings/service';

export type OrderRow = typeof orders.$inferSelect;

/** A row without the code that only the customer may see, its search columns, and terms that only the ledger needs. */
const {
  confirmation_code: _secret,
  code_tries: _tries,
  code_paused_until: _paused,
  store_id: _store,
  is_open: _open,
  due_at: _due,
  customer_key: _key,
  guest_token: _guest,
  guest_mailed_at: _mailed,
  guest_reminded_at: _reminded,
  guest_told: _told,
  card_paid: _cardPaid,
  commission_terms: _commission,
  provider_rule: _providerRule,
  ...shown
} = getTableColumns(orders);

/** The lines as JSON, aggregated by the database: one round trip for a whole page of orders. */
const lines = sql<OrderItem[]>`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
    'line', l.line, 'item_id', l.item_id, 'sub_category_id', l.sub_category_id, 'name', l.name,
    'allergens', l.allergens, 'quantity', l.quantity, 'unit_price', l.unit_price,
    'note', l.note, 'modifiers', l.modifiers, 'total', l.total, 'discount', nullif(l.discount, 0), 'tax_rate', l.tax,
    'refunded_quantity', l.refunded_quantity, 'round', nullif(l.round, 1))) order by l.line)
  from order_items l where l.store_id = orders.store_id and l.order_id = orders.id), '[]'::json)`;

/** An offer as it comes in JSON: instants in the database's own format. */
interface LiveOffer {
  provider_id: string;
  name: string;
  mode: 'auto' | 'chosen';
  offered_at: string;
  expires_at: string;
}

/** The pending offer; only looked up if the order waits for one. */
const offer = sql<LiveOffer | null>`case when orders.delivery_status = ${sql.raw(String(deliveryStatus.WAITING))} then (
  select json_build_object(
    'provider_id', o.provider_id, 'name', concat_ws(' ', p.first_name, p.last_name), 'mode', o.mode,
    'offered_at', o.offered_at, 'expires_at', o.expires_at)
  from delivery_offers o join providers p on p.store_id = o.store_id and p.id = o.provider_id
  where o.store_id = orders.store_id and o.order_id = orders.id and o.state = 'offered') end`;

/** Who declined the delivery; only looked up if someone was asked and someone else can be. */
const declined = sql<{ name: string; ids: string[] } | null>`case when orders.delivery_status in (${sql.raw(
  [...turnedDown, deliveryStatus.REQUEST_CANCELLED, ...beforePickUp].join(', '),
)}) then (
  select json_build_object('name', (array_agg(l.provider_name order by l.seq desc))[1], 'ids', array_agg(distinct l.provider_id))
  from delivery_log l where l.store_id = orders.store_id and l.order_id = orders.id and l.kind = 'rejected'
  having count(*) > 0) end`;

/** The pending change, or the last one requested; instants in the database's own format. */
interface LastChangeRow {
  id: string;
  state: ChangeState;
  by: string;
  proposed_at: string;
  expires_at: string;
  settled_at: string | null;
  answer: string | null;
  /** The lines it would bring; not needed for a change that is over. */
  items: OrderItem[] | null;
}

const lastChange = sql<LastChangeRow | null>`(
  select json_build_object('id', c.id, 'state', c.state, 'by', c.proposed_by ->> 'name', 'proposed_at', c.proposed_at,
    'expires_at', c.expires_at, 'settled_at', c.settled_at, 'answer', c.answer,
    'items', case when c.state = 'proposed' then c.after -> 'items' end)
  from order_changes c where c.store_id = orders.store_id and c.order_id = orders.id
  order by c.state = 'proposed' desc, c.id desc limit 1)`;

/** Whether guests sit at their table; only looked up if they can. */
const is_seated = sql<
  boolean | null
>`case when ${orders.order_type} = 'table' and ${orders.is_open} then ${isSeated} end`;

/**
 * Starts a query for orders with their lines, provider, pending offer, who declined, and last change; `orders` can be
 * used to filter and sort.
 */
export const selectOrders = (db: Database) =>
  db
    .select({
      order: shown,
      provider: {
        id: providers.id,
        first_name: providers.first_name,
        last_name: providers.last_name,
        country_phone_code: providers.country_phone_code,
        phone: providers.phone,
      },
      lines,
      offer,
      declined,
      lastChange,
      is_seated,
    })
    .from(orders)
    .leftJoin(providers, and(eq(providers.store_id, orders.store_id), eq(providers.id, orders.provider_id)));

/** An order from `selectOrders`. */
export type OrderRecord = Awaited<ReturnType<typeof selectOrders>>[number];

export const isOrder = (storeId: string, id: string) => and(eq(orders.store_id, storeId), eq(orders.id, id));

/** @throws ORDER_DETAIL_NOT_FOUND if the store has no such order */
export async function loadOrderRecord(db: Database, storeId: string, id: string): Promise<OrderRecord> {
  const [record] = await selectOrders(db).where(isOrder(storeId, id));
  if (!record) throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
  return record;
}

/**
 * The confirmation code of an order, for the platform only.
 *
 * @throws ORDER_DETAIL_NOT_FOUND if the store has no such order
 */
export async function loadConfirmationCode(db: Database, storeId: string, id: string): Promise<string> {
  const [row] = await db.select({ code: orders.confirmation_code }).from(orders).where(isOrder(storeId, id));
  if (!row) throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
  return row.code;
}

/**
 * Locks the order's row until the transaction ends: others who change the order wait and then see this change. Every
 * transaction locks in this order: order, tables or providers and offers, the store's counters.
 *
 * @throws ORDER_DETAIL_NOT_FOUND if the store has no such order
 */
export async function lockOrder(tx: Database, storeId: string, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(isOrder(storeId, id)).for('update');
  if (!row) throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
  return row;
}

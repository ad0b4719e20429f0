import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { erasedMark } from '#contract/erasure';
import { systemReasons } from '#contract/orders/systemReasons';
import type { Database } from '#server/db/database';
import { ledgerTransactions } from '#server/db/schema/ledger';
import { orderChanges, orderRefunds } from '#server/db/schema/orderChanges';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders';
import { gatewayEvents, payments, unverifiedMessages } from '#server/db/schema/payments';
import { promoUses } from '#server/db/schema/promoCodes';
import { countChanged, inIds } from './countChanged';
import { eraseIn } from './eraseIn';

const mark = sql`${erasedMark}::text`;
const systemCodes = sql.join(
  Object.values(systemReasons).map((code) => sql`${code}::text`),
  sql`, `,
);

/** A column with the mark instead of a text that a person wrote. */
const erased = (column: SQL): SQL =>
  sql`case when ${column} is null or ${column} in ('', ${systemCodes}) then ${column} else ${mark} end`;

/** A person in JSON, without the name and ID of a customer. */
const withoutName = (column: SQL): SQL =>
  sql`case when ${column} ->> 'kind' = 'customer' then ${column} || jsonb_build_object('name', ${mark}, 'id', null) else ${column} end`;

/** The rows of a customer's orders in one table. */
interface OrderRows {
  store_id: string;
  ids: readonly string[];
}

const ofOrders = ({ store_id, ids }: OrderRows): SQL => sql`store_id = ${store_id} and order_id in ${inIds(ids)}`;

interface Change {
  by: string;
  now: Date;
}

/** The orders themselves. Their version grows, so that pages which still show the customer take the new state. */
const eraseOrderRows = (tx: Database, { store_id, ids }: OrderRows, { by, now }: Change) =>
  tx.execute(sql`
    update ${orders} set customer_name = ${mark}, customer_country_phone_code = '', customer_phone = '',
      customer_email = null, delivery_address = null, order_comment = null, delivery_comment = null, reason = ${erased(sql`reason`)}, seen_items = null,
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz, updated_by = ${by}::text
    where store_id = ${store_id} and id in ${inIds(ids)}`);

/** Where a correction wrote an address, a number or a note, before and after. Tables and times stay. */
const correctedTexts = sql`kind not in ('table_changed', 'persons_changed', 'time_changed')
  and (detail ? 'before' or detail ? 'after')`;

const eraseEvents = (tx: Database, rows: OrderRows) =>
  countChanged(
    tx,
    sql`update ${orderEvents} set
      actor_id = case when actor_kind = 'customer' then null else actor_id end,
      actor_name = case when actor_kind = 'customer' then ${mark} else actor_name end,
      reason = ${erased(sql`reason`)},
      detail = case when ${correctedTexts} then
        jsonb_set(jsonb_set(detail, '{before}', to_jsonb(${mark}), false), '{after}', to_jsonb(${mark}), false)
        else detail end
    where ${ofOrders(rows)} and (actor_kind = 'customer' or reason is not null or ${correctedTexts})`,
  );

const eraseRefunds = (tx: Database, rows: OrderRows) =>
  countChanged(
    tx,
    sql`update ${orderRefunds} set "by" = ${withoutName(sql`"by"`)}, reason = ${erased(sql`reason`)} where ${ofOrders(rows)}`,
  );

/** Erases what gateways say about the customer: their messages, and the cards. The numbers stay, for refunds and disputes. */
async function erasePayments(tx: Database, rows: OrderRows): Promise<void> {
  await tx.execute(
    sql`update ${payments} set card = null, customer = null, saved_card = null, address = null where ${ofOrders(rows)}`,
  );
  // Those that weren't worked on yet only know the payment's number.
  await tx.execute(
    sql`update ${gatewayEvents} e set raw = '' where e.store_id = ${rows.store_id} and (e.order_id in ${inIds(rows.ids)}
      or (e.gateway, e.payment) in (select p.gateway, p.payment from ${payments} p where ${ofOrders(rows)}))`,
  );
  // Those that aren't even verified name it in their text.
  await tx.execute(
    sql`delete from ${unverifiedMessages} m where m.store_id = ${rows.store_id} and exists
      (select from ${payments} p where ${ofOrders(rows)} and p.payment is not null and position(p.payment in m.raw) > 0)`,
  );
}

/** The platform's reasons for adjustments. Customers' names aren't in the ledger. */
const eraseAdjustments = (tx: Database, rows: OrderRows) =>
  tx.execute(
    sql`update ${ledgerTransactions} set reason = ${erased(sql`reason`)} where ${ofOrders(rows)} and reason <> ''`,
  );

/**
 * Changes of lines contain the customer's notes at several levels, so they are rewritten one by one; few orders have
 * any.
 */
async function eraseChanges(tx: Database, { store_id, ids }: OrderRows, names: ReadonlySet<string>): Promise<number> {
  const changes = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.store_id, store_id), inArray(orderChanges.order_id, [...ids])));
  for (const change of changes) {
    const { proposed_by, settled_by, message, answer, before, after, lines } = change;
    const texts = { proposed_by, settled_by, message, answer, before, after, lines };
    await tx
      .update(orderChanges)
      .set(eraseIn(texts, names) as typeof texts)
      .where(and(eq(orderChanges.store_id, store_id), eq(orderChanges.id, change.id)));
  }
  return changes.length;
}

/**
 * Erases a customer from their orders and what belongs to them. Sums, items, statuses and times stay.
 *
 * @param names the customer's, as the orders had them
 */
export async function eraseOrders(
  tx: Database,
  rows: OrderRows,
  names: ReadonlySet<string>,
  change: Change,
): Promise<{ notes: number; events: number; changes: number; refunds: number }> {
  await eraseOrderRows(tx, rows, change);
  await tx.execute(
    sql`update ${promoUses} set customer_country_phone_code = '', customer_phone = '' where ${ofOrders(rows)}`,
  );
  await erasePayments(tx, rows);
  await eraseAdjustments(tx, rows);
  const hasNote = sql`${ofOrders(rows)} and note is not null`;
  return {
    notes: await countChanged(tx, sql`update ${orderItems} set note = null where ${hasNote}`),
    events: await eraseEvents(tx, rows),
    changes: await eraseChanges(tx, rows, names),
    refunds: await eraseRefunds(tx, rows),
  };
}

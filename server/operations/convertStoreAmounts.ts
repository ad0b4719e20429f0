import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { minorDigits } from '#contract/currencyDigits';
import type { Database, OpenDatabase } from '../db/database';
import { payoutStatements, promoCodes, stores } from '../db/schema/index';
import { type AuditNote, withAuditedRewrite } from '../modules/audit/service';
import { assertNoServerRuns } from './assertNoServerRuns';

/** Columns that hold an amount, by table. */
export const amountColumns = {
  stores: ['minimum_order_price'],
  items: ['price'],
  modifiers: ['price'],
  orders: [
    ...['subtotal', 'tax', 'delivery_fee', 'tip_amount', 'discount', 'cancellation_charge', 'total'],
    ...['paid_amount', 'refunded', 'extra_due', 'card_paid', 'fee_charged', 'fee_tax'],
  ],
  order_items: ['unit_price', 'total', 'discount'],
  promo_codes: ['min_order_amount', 'max_discount', 'budget', 'discount_given'],
  promo_uses: ['discount'],
  order_changes: ['refund', 'extra_charge'],
  order_refunds: ['amount'],
  payments: ['amount', 'captured', 'booked', 'refunded', 'wanted_amount'],
  payment_refunds: ['amount'],
  ledger_entries: ['amount'],
  wallet_requests: ['amount'],
} as const;

/** JSON columns with amounts in them. */
const jsonColumns = {
  store_settings: [
    ...['order_rules', 'booking_rules', 'cancellation_policy', 'delivery_fee', 'provider_rule', 'review_rules'],
    'sms',
  ],
  orders: [
    ...['seen_items', 'delivery_fee_breakdown', 'promo', 'cancellation_policy', 'commission_terms', 'provider_rule'],
    ...['no_show', 'booking_fee'],
  ],
  delivery_areas: ['fee'],
  order_items: ['modifiers'],
  order_events: ['detail'],
  order_changes: ['before', 'after', 'lines'],
  commission_terms: ['terms'],
  ledger_entries: ['steps'],
  menu_change_records: ['before'],
  payments: ['dispute'],
  outbox: ['message_data'],
  idempotency_keys: ['reply'],
  audit_entries: ['old_values', 'new_values'],
} as const;

/**
 * Names of amounts inside JSON. `tax` is an amount beside a subtotal, `charge` if its mode is absolute and an offer's
 * `value` if its type is; otherwise they are percentages.
 */
export const amountNames: readonly string[] = [
  ...['price', 'unit_price', 'subtotal', 'delivery_fee', 'tip_amount', 'discount', 'cancellation_charge', 'total'],
  ...['paid_amount', 'refunded', 'extra_due', 'refund', 'extra_charge', 'amount', 'minimum_order_price'],
  ...['base_price', 'price_per_unit_distance', 'min_fare', 'free_delivery_above', 'area_price'],
  ...['price_per_unit_time', 'delivery_fees', 'tips', 'cash', 'cash_max', 'cancellation_above', 'apology_max'],
  ...['min_order_amount', 'max_discount', 'budget', 'discount_given', 'parts_price', 'sms_parts_price'],
  ...['captured', 'booked', 'wanted_amount', 'card_paid', 'fee_charged', 'fee_tax'],
];

/** `pg_temp.rescaled(json, factor)`: the same with its amounts multiplied. Ends with the session. */
const rescaled = `
  create or replace function pg_temp.rescaled(given jsonb, factor bigint) returns jsonb language plpgsql as $$
  begin
    return case jsonb_typeof(given)
      when 'array' then (select coalesce(jsonb_agg(pg_temp.rescaled(each.value, factor) order by each.ordinality), '[]')
        from jsonb_array_elements(given) with ordinality each)
      when 'object' then (select coalesce(jsonb_object_agg(each.key, case
          when jsonb_typeof(each.value) = 'number' and (each.key in (${amountNames.map((name) => `'${name}'`).join()})
            or (each.key = 'tax' and given ? 'subtotal')
            or (each.key = 'charge' and given ->> 'mode' = 'absolute')
            or (each.key = 'value' and given ->> 'type' = 'absolute')) then to_jsonb(each.value::numeric * factor)
          else pg_temp.rescaled(each.value, factor) end), '{}')
        from jsonb_each(given) each)
      else given end;
  end $$`;

const storeColumn = (table: string): string => (table === 'stores' ? 'id' : 'store_id');

async function rescale(tx: Database, storeId: string, factor: number): Promise<void> {
  // A million orders take longer than any call may.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql.raw(rescaled));
  const tables = new Set([...Object.keys(amountColumns), ...Object.keys(jsonColumns)]);
  for (const table of tables) {
    const amounts: readonly string[] = amountColumns[table as keyof typeof amountColumns] ?? [];
    const jsons: readonly string[] = jsonColumns[table as keyof typeof jsonColumns] ?? [];
    const changes = [
      ...amounts.map((name) => sql`${sql.identifier(name)} = ${sql.identifier(name)} * ${factor}::int`),
      ...jsons.map(
        (name) => sql`${sql.identifier(name)} = pg_temp.rescaled(${sql.identifier(name)}, ${factor}::bigint)`,
      ),
    ];
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)}
        where ${sql.identifier(storeColumn(table))} = ${storeId}`,
    );
  }
  await tx
    .update(promoCodes)
    .set({ value: sql`${promoCodes.value} * ${factor}::int` })
    .where(and(eq(promoCodes.store_id, storeId), eq(promoCodes.type, 'absolute')));
  // The entries changed, so the statements are sealed again.
  await tx
    .update(payoutStatements)
    .set({ seal: null, previous: null, entry_count: null })
    .where(eq(payoutStatements.store_id, storeId));
  await tx.execute(sql`set constraints all immediate`);
  // Triggers keep the sums of orders and of the ledger, but the dashboard's have each order as it ended.
  await tx.execute(sql`select order_day_totals_recount(${storeId}::uuid)`);
}

/**
 * Multiplies every amount of a store so that it is stored by the digits of ISO 4217: 2500 (2,500 Ft) becomes 250000
 * (2,500.00 Ft). All of it in one transaction; a store that was converted or kept before is refused, so nothing is
 * multiplied twice.
 *
 * @param mode `keep`: the amounts are right as they are stored, as for a store that was only used in Firefox or Safari
 * @throws if a server is running, the store isn't marked, or an amount becomes too large to store
 */
export async function convertStoreAmounts(
  opened: OpenDatabase,
  storeId: string,
  mode: 'convert' | 'keep',
): Promise<void> {
  await opened.exclusively(async ({ db }) => {
    if (opened.kind === 'postgres') await assertNoServerRuns(db);
    await db.transaction(async (tx) => {
      const [store] = await tx
        .select({ name: stores.name, currency: stores.currency, digits: stores.old_amount_digits })
        .from(stores)
        .where(and(eq(sql`${stores.id}::text`, storeId), isNotNull(stores.old_amount_digits)));
      if (!store) throw new Error(`No store ${storeId} has amounts to convert. Nothing was changed.`);
      const factor = 10 ** (minorDigits(store.currency) - (store.digits ?? 0));
      // Audit entries change too: they name the same amounts afterwards, in the digits in which they are read.
      const record = { id: storeId, name: store.name };
      const note = (): AuditNote => ({ entity: 'store', action: 'convert', record });
      if (mode === 'convert')
        await withAuditedRewrite(tx, { operation: 'convert_amounts', storeId, note }, (rewriting) =>
          rescale(rewriting, storeId, factor),
        ).catch((error: unknown) => {
          throw tooLarge(error, storeId);
        });
      await tx.update(stores).set({ old_amount_digits: null }).where(eq(stores.id, storeId));
    });
  });
}

/** SQLSTATE of a number outside its column. */
const outOfRange = '22003';

function tooLarge(error: unknown, storeId: string): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const isTooLarge = typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === outOfRange;
  if (!isTooLarge) return error;
  return new Error(`An amount of store ${storeId} is too large to be stored with more digits. Nothing was changed.`);
}

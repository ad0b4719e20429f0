import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Minor } from '#contract/money';
import { type Evaluation, evaluateOffer, type OfferBasket } from '#contract/offers/evaluateOffer';
import type { AgreedOffer, Offer } from '#contract/offers/offerTerms';
import { calledOffStatuses } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { endedEarly } from '#server/db/schema/orderEndings';
import type { orders } from '#server/db/schema/orders';
import { promoCodes, promoUses } from '#server/db/schema/promoCodes';
import { fieldsNotValid } from '#server/http/callError';
import { refusedAt } from '#server/records/refusals';

type OfferRow = typeof promoCodes.$inferSelect;

const asOffer = (row: OfferRow): Offer => ({
  ...row,
  starts_at: row.starts_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
});

/** An apology is for one customer, known by the number; for anyone else there is no such offer. */
const isFor = ({ country_phone_code, phone }: CustomerNumber) =>
  or(
    isNull(promoCodes.only_phone),
    and(eq(promoCodes.only_phone, phone), eq(promoCodes.only_country_phone_code, country_phone_code)),
  );

/** The number that a customer is known by; empty for none. */
export interface CustomerNumber {
  country_phone_code: string;
  phone: string;
}

/** Returns the customer's facts for each of several offers: orders, without cancelled and rejected ones, and uses. */
async function customerFacts(
  db: Database,
  storeId: string,
  offerIds: readonly string[],
  { country_phone_code, phone }: CustomerNumber,
): Promise<(promoId: string) => OfferBasket['customer']> {
  if (!phone || offerIds.length === 0) return () => null;
  const { rows } = (await db.execute(sql`
    select
      (select count(*)::int from orders o where o.store_id = ${storeId} and o.customer_phone = ${phone}
        and o.customer_country_phone_code = ${country_phone_code} and not ${endedEarly(sql`o`)}) as orders,
      (select coalesce(json_object_agg(used.promo_id, used.uses), '{}') from (
        select u.promo_id, count(*)::int as uses from promo_uses u
        where u.store_id = ${storeId} and ${inArray(sql`u.promo_id`, [...offerIds])}
          and u.customer_phone = ${phone} and u.customer_country_phone_code = ${country_phone_code}
        group by u.promo_id) used) as uses`)) as { rows: { orders: number; uses: Record<string, number> }[] };
  const { orders = 0, uses = {} } = rows[0] ?? {};
  return (promoId) => ({ orders, uses: uses[promoId] ?? 0 });
}

/** An order that asks for an offer; its customer by the number given. */
export type OfferRequest = Omit<OfferBasket, 'customer'> & { customer: CustomerNumber };

export interface EvaluatedOffer {
  row: OfferRow;
  evaluation: Evaluation;
}

/** Evaluates offers of one store for an order. */
async function evaluate(db: Database, rows: readonly OfferRow[], basket: OfferRequest): Promise<EvaluatedOffer[]> {
  const ids = rows.map(({ id }) => id);
  const factsFor = await customerFacts(db, rows[0]?.store_id ?? '', ids, basket.customer);
  return rows.map((row) => ({
    row,
    evaluation: evaluateOffer(asOffer(row), { ...basket, customer: factsFor(row.id) }),
  }));
}

/**
 * Evaluates a code for an order that isn't placed yet.
 *
 * @throws 1012 at `promo_code` if the store has no such code
 */
export async function evaluateCode(
  db: Database,
  storeId: string,
  code: string,
  basket: OfferRequest,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<EvaluatedOffer> {
  const found = db
    .select()
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.store_id, storeId),
        eq(promoCodes.promo_code, code.trim().toUpperCase()),
        isFor(basket.customer),
      ),
    );
  const [evaluated] = await evaluate(db, await (isLocked ? found.for('update') : found), basket);
  if (!evaluated) throw refusedAt('promo_code', errorCodes.PROMO_NOT_FOUND);
  return evaluated;
}

/** Evaluates the store's running offers for an order and returns those that fit, the largest discount first. */
export async function fittingOffers(db: Database, storeId: string, basket: OfferRequest): Promise<EvaluatedOffer[]> {
  const isUsable = and(
    eq(promoCodes.store_id, storeId),
    isFor(basket.customer),
    eq(promoCodes.is_active, true),
    or(isNull(promoCodes.expires_at), gt(promoCodes.expires_at, basket.at)),
  );
  const rows = await db.select().from(promoCodes).where(isUsable).orderBy(desc(promoCodes.created_at)).limit(50);
  return (await evaluate(db, rows, basket))
    .filter(({ evaluation }) => evaluation.discount.total > 0)
    .sort((a, b) => b.evaluation.discount.total - a.evaluation.discount.total);
}

/** @throws 4150 at `promo_code`, with the condition that isn't met and what it asks for */
export function assertOfferFits({ evaluation: { refused } }: EvaluatedOffer): void {
  if (!refused) return;
  const { condition: reason, params } = refused;
  const code = errorCodes.PROMO_DOES_NOT_FIT;
  throw fieldsNotValid(code, [{ path: 'promo_code', code: String(code), params: { reason, ...params } }]);
}

/** The offer as an order keeps it. */
export const agreedOffer = ({ row }: EvaluatedOffer): AgreedOffer => ({
  _id: row.id,
  name: row.name,
  promo_code: row.promo_code,
  type: row.type,
  value: row.value,
  promo_for: row.promo_for,
  promo_apply_on: row.promo_apply_on,
  min_order_amount: row.min_order_amount,
  max_discount: row.max_discount,
  min_items: row.min_items,
  budget_left: row.budget === null ? null : row.budget - row.discount_given,
  ...(row.funded_by_platform > 0 && { funded_by_platform: row.funded_by_platform }),
});

type OrderWithOffer = Pick<
  typeof orders.$inferSelect,
  'store_id' | 'id' | 'promo' | 'order_status' | 'discount' | 'customer_country_phone_code' | 'customer_phone'
>;

const isOfferOf = ({ store_id }: Pick<OrderWithOffer, 'store_id'>, { _id }: AgreedOffer) =>
  and(eq(promoCodes.store_id, store_id), eq(promoCodes.id, _id));

/** How much discount an offer can give an order, including what the order already has; `null` for no limit. */
async function discountLeftFor(db: Database, order: OrderWithOffer, row: OfferRow): Promise<Minor | null> {
  const isOfOrder = and(eq(promoUses.store_id, order.store_id), eq(promoUses.order_id, order.id));
  const [ownUse] = await db.select({ discount: promoUses.discount }).from(promoUses).where(isOfOrder);
  if (!ownUse) {
    if (row.uses_max !== null && row.uses >= row.uses_max) return 0;
    const customer = { country_phone_code: order.customer_country_phone_code, phone: order.customer_phone };
    const { uses } = (await customerFacts(db, order.store_id, [row.id], customer))(row.id) ?? { uses: 0 };
    if (row.uses_per_customer !== null && uses >= row.uses_per_customer) return 0;
  }
  return row.budget === null ? null : Math.max(0, row.budget - row.discount_given) + (ownUse?.discount ?? 0);
}

/**
 * Returns the offer of a placed order with its agreed terms and the current `budget_left`, for a change of the order. A
 * deleted offer is returned unchanged.
 *
 * @param isLocked locks the offer until the transaction ends, so that other orders can't use the same budget
 */
export async function currentOffer(
  db: Database,
  order: OrderWithOffer,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<AgreedOffer | null> {
  const { promo } = order;
  if (!promo) return null;
  const found = db.select().from(promoCodes).where(isOfferOf(order, promo));
  const [row] = await (isLocked ? found.for('update') : found);
  return row ? { ...promo, budget_left: await discountLeftFor(db, order, row) } : promo;
}

/**
 * Counts an order's use of its offer as the order now is: not if it was called off, or if its lines no longer get a
 * discount. Call it in each transaction that writes an order with an offer, after the order and before the store's
 * counters.
 */
export async function countUse(tx: Database, order: OrderWithOffer, now: Date): Promise<void> {
  const { store_id, id, promo, discount } = order;
  if (!promo) return;
  const offer = isOfferOf(order, promo);
  const [row] = await tx.select({ id: promoCodes.id }).from(promoCodes).where(offer).for('update');
  // Deleted since: nothing is left to count.
  if (!row) return;
  const [before] = await tx
    .delete(promoUses)
    .where(and(eq(promoUses.store_id, store_id), eq(promoUses.order_id, id)))
    .returning({ discount: promoUses.discount, created_at: promoUses.created_at });
  const isCounted = discount > 0 && !calledOffStatuses.includes(order.order_status);
  if (isCounted) {
    const { customer_country_phone_code, customer_phone } = order;
    const created_at = before?.created_at ?? now;
    const use = { store_id, order_id: id, promo_id: promo._id, discount, created_at };
    await tx.insert(promoUses).values({ ...use, customer_country_phone_code, customer_phone });
  }
  const uses = Number(isCounted) - Number(before !== undefined);
  const discountChange = (isCounted ? discount : 0) - (before?.discount ?? 0);
  if (uses === 0 && discountChange === 0) return;
  await tx
    .update(promoCodes)
    .set({
      uses: sql`${promoCodes.uses} + ${uses}`,
      discount_given: sql`${promoCodes.discount_given} + ${discountChange}`,
    })
    .where(offer);
}

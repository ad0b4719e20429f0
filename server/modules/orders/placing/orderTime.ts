import { addMinutes } from 'date-fns';
import { and, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { isOpenFor, openState } from '#contract/opening/openState';
import { slotAt, slotProblem } from '#contract/opening/slots';
import { takesOrderType } from '#contract/orders/orderRules';
import type { OrderType } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import { takesOrders } from '../../store/service';
import { type BrokenRule, brokenRule, refuseAll, ruleViolation } from '../refusals';
import type { StoreTerms } from '../storeTerms';

/** Which order is asked about: its type, and the time for which it is scheduled, if it is. */
interface Timed {
  order_type: OrderType;
  schedule_at?: string | undefined;
}

/**
 * When the order is due: its slot, or now. `brokenHours` checks whether the store is open then, and `takePlaceInSlot`
 * whether the slot has room.
 *
 * @returns the slot, or `null` for now
 * @throws 635 if the store takes no orders at all, or none of this type, 4106 for a slot that is past, too soon or too
 *   far ahead
 */
export function slotOf({ store, rules }: StoreTerms, { order_type, schedule_at }: Timed, now: Date): Date | null {
  if (!takesOrders(store) || !store.is_approved) throw new CallError(errorCodes.STORE_BUSINESS_OFF);
  if (!takesOrderType(order_type, rules)) throw ruleViolation(errorCodes.STORE_BUSINESS_OFF, 'order_type');
  const slot = schedule_at === undefined ? null : new Date(schedule_at);
  // Notice and days ahead of tables are rules of bookings, which staff can override.
  const find = () => (order_type === 'table' ? null : slotProblem(rules, slot ?? now, now, store.timezone));
  const problem = slot && (slot <= now ? 'past' : find());
  if (problem) throw ruleViolation(errorCodes.SLOT_NOT_AVAILABLE, 'schedule_at', { reason: problem });
  return slot;
}

/** The broken rule, with reason and next opening, if the store takes no orders of a type at an instant; else `null`. */
export function brokenHours({ opening }: StoreTerms, orderType: OrderType, at: Date): BrokenRule | null {
  if (isOpenFor(opening, orderType, at)) return null;
  const { reason, next_open_at } = openState(opening, orderType, at);
  // An order type that isn't served has errors of its own.
  if (reason === 'off') return null;
  const params = { reason, next_open_at: next_open_at?.toISOString() };
  return brokenRule(reason === 'paused' ? 'paused' : 'closed', params);
}

/**
 * When an order is due, checked against the store's hours.
 *
 * @returns the slot, or `null` for now
 * @throws the errors of `slotOf`, and 4105 if the store is closed then
 */
export function orderTime(terms: StoreTerms, timed: Timed, now: Date): Date | null {
  const slot = slotOf(terms, timed, now);
  refuseAll([brokenHours(terms, timed.order_type, slot ?? now)]);
  return slot;
}

/**
 * Whether a slot's limit includes an order type. Guests at a table have their table, and eating there takes no slot.
 */
const isCounted = (orderType: OrderType): boolean => orderType !== 'table';

/** Open orders that a limit counts, due from one instant until another, without the one that is to be moved. */
const countedBetween = (storeId: string, start: Date, end: Date, except: string | undefined) =>
  and(
    eq(orders.store_id, storeId),
    eq(orders.is_open, true),
    gte(orders.due_at, start),
    lt(orders.due_at, end),
    ne(orders.order_type, 'table'),
    isNotNull(orders.schedule_at),
    except === undefined ? undefined : ne(orders.id, except),
  );

/**
 * Checks whether an order's slot has room, and reserves it until the transaction ends, in which the caller writes the
 * order. Until then, others who want a place in any slot of the store wait. Call it before anything but orders is
 * locked.
 *
 * @param except an order that is moved and must not count against itself
 * @returns the broken rule if the slot is full, otherwise `null`
 */
export async function takePlaceInSlot(
  tx: Database,
  { store, opening, rules }: StoreTerms,
  { order_type, slot, except }: { order_type: OrderType; slot: Date; except?: string },
): Promise<BrokenRule | null> {
  const { slot_orders_max: most, slot_minutes } = rules;
  const slotOpening = slotAt(opening, order_type, slot, slot_minutes);
  if (most === null || !slotOpening || !isCounted(order_type)) return null;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slots ${store.id}`}, 0))`);
  const taken = await tx.$count(orders, countedBetween(store.id, slotOpening.start, slotOpening.end, except));
  return taken >= most ? brokenRule('slot_full') : null;
}

/**
 * The slots of a date that have all the orders they can take, by their beginning in milliseconds.
 *
 * @param except an order that is to be moved: its own slot has a place for it
 */
export async function fullSlots(
  db: Database,
  { store, opening, rules }: StoreTerms,
  { order_type, slots, except }: { order_type: OrderType; slots: readonly Date[]; except?: string | undefined },
): Promise<ReadonlySet<number>> {
  const [first, last] = [slots[0], slots.at(-1)];
  const most = rules.slot_orders_max;
  if (most === null || !isCounted(order_type) || !first || !last) return new Set();
  const due = await db
    .select({ at: orders.due_at })
    .from(orders)
    .where(countedBetween(store.id, first, addMinutes(last, rules.slot_minutes), except));
  const full = slots.filter((slot) => {
    const slotOpening = slotAt(opening, order_type, slot, rules.slot_minutes);
    return slotOpening && due.filter(({ at }) => at >= slotOpening.start && at < slotOpening.end).length >= most;
  });
  return new Set(full.map((slot) => slot.getTime()));
}

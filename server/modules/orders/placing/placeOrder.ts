import { randomInt } from 'node:crypto';
import { feeInTotal } from '#contract/bookings/bookingFee';
import { pushCodes } from '#contract/codes/pushCodes';
import type { FeeBreakdown } from '#contract/entities/deliveryArea';
import type { OrderSnapshot } from '#contract/entities/order';
import { termsAt } from '#contract/ledger/terms';
import { busyMinutes } from '#contract/opening/openState';
import { agreedCancellation } from '#contract/orders/cancellation';
import type { OverridableRule } from '#contract/orders/overrides';
import { unpaidStatus } from '#contract/orders/refunds';
import { orderStatus, type PaymentStatus } from '#contract/orders/statuses';
import { type Totals, totalsOfLines } from '#contract/orders/totals';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import type { StoredReply } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { auditRows } from '../../audit/service';
import { type BookedHold, holdTables, takingTables } from '../../bookings/service';
import { placedRows } from '../../ledger/service';
import { agreedOffer, countUse, type EvaluatedOffer } from '../../offers/service';
import { forgetServed } from '../../refusedRequests/service';
import { type Actor, systemActor } from '../actor';
import { asksForCode } from '../asksForCode';
import { estimatedReadyAt } from '../moves/moveEffects';
import { stepNote } from '../moves/writeStep';
import { firstEventRows, type Move } from '../orderEvent';
import { orderMessage } from '../orderMessage';
import type { OrderRow } from '../orderRecord';
import { presentOrder } from '../presentOrder';
import { refuseAll } from '../refusals';
import type { StoreTerms } from '../storeTerms';
import { assertPayable } from './assertPayable';
import { feeOf, type NewFee } from './bookingFee';
import { bookTable, type Seat } from './bookTable';
import { assertCustomer } from './findCustomer';
import type { OrderingTerms } from './loadOrderingTerms';
import { agreedCharge, brokenMinimum, deliveryOf, orderCharges } from './orderCharges';
import { allLineErrors, lineRow, orderLines, type PlacedOrder } from './orderLines';
import { assertOfferCode, takeOffer } from './orderOffer';
import { brokenHours, slotOf, takePlaceInSlot } from './orderTime';
import { applyOverride, type Override, overrideHappening } from './override';
import { type NewOrderRow, writePlacedOrder } from './writePlacedOrder';

/** Who places an order, and what has been paid so far. */
export interface Origin {
  placed_by: OrderRow['placed_by'];
  actor: Actor;
  payment_status: PaymentStatus;
  /** Until the kitchen is done, for an order that is accepted as it is placed; the store's preparation time by default. */
  minutes?: number | undefined;
  /** Set if staff take the order even if it breaks rules of the store. */
  override?: (Override & { delivery_fee?: number | undefined }) | undefined;
  /** The typed booking that this order replaces. */
  typed_id?: string | undefined;
  /** Staff ask for the fee of the booking. */
  asks_fee?: boolean | undefined;
}

/** Four digits that the customer shows when the food is handed over. */
const newConfirmationCode = () => String(randomInt(10_000)).padStart(4, '0');

/**
 * The order is placed. It is accepted in the same step if the store's staff place it themselves, because they have
 * answered the customer already, or if the store accepts automatically: every order, or bookings of up to some persons.
 */
function firstMoves(
  { rules, booking_rules }: StoreTerms,
  { order_type, persons = 0 }: PlacedOrder,
  { actor, placed_by }: Origin,
): [Move, ...Move[]] {
  const placed = { axis: 'order', from: null, to: orderStatus.NEW, actor } as const;
  const accepted = { axis: 'order', from: orderStatus.NEW, to: orderStatus.ACCEPTED } as const;
  if (placed_by === 'store') return [placed, { ...accepted, actor }];
  const isSmall = order_type === 'table' && persons <= booking_rules.accept_persons_max;
  return rules.is_auto_accept || isSmall ? [placed, { ...accepted, actor: systemActor }] : [placed];
}

/** Everything decided about a new order before it is written. */
interface DerivedFields {
  now: Date;
  slot: Date | null;
  totals: Omit<Totals, 'lines'>;
  /** For a delivery: how its fee was calculated. */
  breakdown: FeeBreakdown | null;
  seat: Seat;
  fee?: NewFee | undefined;
  offer: EvaluatedOffer | null;
  isAccepted: boolean;
}

/** The row of a new order, without its number. */
export function newOrderRow(
  { store, opening, rules, booking_tiers: tiers, commission }: StoreTerms,
  placed: PlacedOrder,
  { placed_by, actor, payment_status, minutes }: Origin,
  { now, slot, totals, breakdown, seat, fee, offer, isAccepted }: DerivedFields,
): NewOrderRow {
  const { order_type, customer } = placed;
  const isDelivery = order_type === 'delivery';
  const isPaid = payment_status === 'paid';
  // What is due later isn't made now.
  const busy = slot ? 0 : busyMinutes(opening, now);
  return {
    store_id: store.id,
    id: newId(),
    version: 1,
    order_type,
    order_status: isAccepted ? orderStatus.ACCEPTED : orderStatus.NEW,
    delivery_status: null,
    is_open: true,
    payment_status: isPaid ? 'paid' : unpaidStatus(totals.total),
    paid_by: placed.paid_by,
    customer_name: customer.name,
    customer_country_phone_code: customer.phone && customer.country_phone_code,
    customer_phone: customer.phone,
    customer_email: customer.email ?? null,
    is_one_off_customer: placed.is_one_off_customer ?? false,
    delivery_address: (isDelivery && placed.delivery_address) || null,
    table_id: seat.table_id ?? null,
    table_number: seat.table_number ?? null,
    joined_tables: seat.joined_tables ?? null,
    persons: seat.persons ?? null,
    free_at: seat.free_at ?? null,
    order_comment: placed.order_comment ?? null,
    delivery_comment: (isDelivery && placed.delivery_comment) || null,
    schedule_at: slot,
    due_at: slot ?? now,
    busy_minutes: busy,
    estimated_ready_at: isAccepted
      ? estimatedReadyAt({ order_type, schedule_at: slot, busy_minutes: busy }, { rules, now, minutes })
      : null,
    created_at: now,
    accepted_at: isAccepted ? now : null,
    ready_at: null,
    delivered_at: null,
    ended_at: null,
    updated_at: now,
    updated_by: actor.name,
    reason: null,
    no_show: null,
    rounds: null,
    reopened: 0,
    ...totals,
    delivery_fee_breakdown: breakdown,
    promo: offer && agreedOffer(offer),
    cancellation_charge: 0,
    cancellation_policy: agreedCancellation(order_type, rules, { timezone: store.timezone, tiers }),
    commission_terms: termsAt(commission, now, store),
    provider_rule: null,
    currency: store.currency,
    paid_amount: isPaid ? totals.total : 0,
    refunded: 0,
    extra_due: 0,
    seen_items: null,
    items_changed_at: null,
    provider_id: null,
    confirmation_code: newConfirmationCode(),
    is_confirmation_code_required: asksForCode(rules, { order_type, placed_by }),
    code_tries: 0,
    code_paused_until: null,
    placed_by,
    is_test: false,
    guest_token: null,
    guest_confirmed_at: null,
    guest_mailed_at: null,
    guest_reminded_at: null,
    guest_told: null,
    booking_fee: fee?.booking_fee ?? null,
    fee_due_at: fee?.fee_due_at ?? null,
    card_paid: 0,
  };
}

/** The part of the total that guests who pay in cash pay by card before they come. */
const inAdvance = (row: NewOrderRow): number => (row.paid_by === 'cash' ? feeInTotal(row) : 0);

/** How a new order is answered, and the key under which the reply is stored. */
export interface PlacedReply<Reply> {
  storedReply: StoredReply | null;
  of: (order: OrderSnapshot, also: { confirmation_code: string; overridden: readonly OverridableRule[] }) => Reply;
}

/**
 * Places an order. It is checked against menu, hours, delivery distance and tables, priced by the menu and numbered.
 * The order, its lines, its history, the message to the store and the reply for the call's key are all written
 * together.
 *
 * @throws the errors of `assertCustomer`, `assertPayable`, `slotOf`, `allLineErrors`, `applyOverride`, `bookTable` and `takeOffer`
 */
export async function placeOrder<Reply extends { order: OrderSnapshot }>(
  db: Database,
  ordering: OrderingTerms,
  placed: PlacedOrder,
  origin: Origin,
  now: Date,
  reply: PlacedReply<Reply>,
): Promise<Reply> {
  const { terms, menu } = ordering;
  const { store } = terms;
  const { order_type, promo_code } = placed;
  if (!reply.storedReply) throw new Error('an order is placed under an idempotency key');
  const { storedReply } = reply;
  assertCustomer(placed);
  const slot = slotOf(terms, placed, now);
  const at = slot ?? now;
  const due = { at, timezone: store.timezone };
  const hours = brokenHours(terms, order_type, at);
  const lineErrors = allLineErrors(menu, placed.items, due);
  if (lineErrors.length > 0) refuseAll([hours], lineErrors);
  const sold = orderLines(menu, store, placed.items, due);
  const { subtotal } = totalsOfLines(sold, store.is_tax_included);
  const { breakdown, ...delivery } = agreedCharge(deliveryOf(terms, placed, subtotal), origin.override?.delivery_fee);
  const isTable = order_type === 'table';
  // The rules of tables include the hours.
  const broken = [isTable ? null : hours, brokenMinimum(terms, order_type, subtotal), delivery.broken];
  const moves = firstMoves(terms, placed, origin);

  const write = async (
    tx: Database,
    seat: Seat,
    offer: EvaluatedOffer | null,
    rules: OverridableRule[],
    hold?: BookedHold,
  ) => {
    const discount = offer?.evaluation.discount;
    const lines = sold.map((line, index) => ({ ...line, discount: discount?.lines[index] || undefined }));
    const fee = isTable ? await feeOf(tx, terms, placed, { ...origin, slot, now }) : undefined;
    const extra = { delivery_fee: delivery.fee, discount, booking_fee: fee?.booking_fee };
    const { lines: _lines, ...totals } = orderCharges(terms, placed, lines, extra);
    const isAccepted = moves.length > 1;
    const row = newOrderRow(terms, placed, origin, { now, slot, totals, breakdown, seat, fee, offer, isAccepted });
    if (origin.placed_by === 'platform') assertPayable(terms.rules, placed.paid_by, row.total - inAdvance(row));
    const answer = (unique_id: number) => {
      const nothing = { provider: null, offer: null, declined: null, lastChange: null, is_seated: null };
      const order = presentOrder({ order: { ...row, unique_id }, lines, ...nothing });
      const also = { confirmation_code: row.confirmation_code, overridden: rules };
      // A copy, because the reply adds what its reader can do.
      return { order, reply: reply.of({ ...order }, also) };
    };
    const unnumbered = answer(0);
    const { minutes, override } = origin;
    const { total } = row;
    const audited = {
      order_type,
      total,
      // The version of the store's settings that applied, in case they change while the order is placed.
      settings_version: terms.version,
      ...(minutes === undefined ? {} : { minutes }),
      ...(rules.length > 0 && override ? { overridden_rules: rules, reason: override.reason } : {}),
    };
    const number = await writePlacedOrder(tx, {
      order: row,
      lines: lines.map((line) => lineRow(row, line)),
      events: firstEventRows(row, [...moves, ...overrideHappening(rules, origin)], now),
      entries: auditRows(store.id, stepNote({ id: row.id, unique_id: 0 }, { moves, at: now, extra: audited })),
      message: {
        messageCode: slot ? pushCodes.NEW_SCHEDULED_ORDER : pushCodes.NEW_ORDER,
        messageData: orderMessage(unnumbered.order, moves[0]),
      },
      booked: placedRows(row, origin.actor, now),
      storedReply: { ...storedReply, reply: unnumbered.reply },
    });
    if (hold) await holdTables(tx, row, hold);
    const isServed = isTable && (await forgetServed(tx, terms, placed.customer, at)) > 0;
    await countUse(tx, row, now);
    if (isServed) await announceRecords(tx, store.id, 'refused_request', []);
    if (origin.typed_id) await announceRecords(tx, store.id, 'typed_booking', [origin.typed_id]);
    return answer(number).reply;
  };

  const isLimited = !isTable && slot !== null && terms.rules.slot_orders_max !== null;
  // A table or a limited slot can add broken rules. Then all of them are reported together, below.
  if (!isTable && !isLimited) {
    const rules = applyOverride(broken, origin);
    if (!promo_code) return write(db, {}, null, rules);
  }
  const basket = { at, delivery_fee: delivery.fee };
  if (promo_code) await assertOfferCode(db, ordering, { ...placed, promo_code }, sold, basket);
  const by = origin.placed_by === 'platform' ? 'guest' : 'store';
  const { typed_id } = origin;
  const place = async (tx: Database) => {
    const full = isLimited ? await takePlaceInSlot(tx, terms, { order_type, slot }) : null;
    const booked = isTable ? await bookTable(tx, terms, placed, { at, now, slot, by, typed_id }) : null;
    const rules = applyOverride([...broken, full, ...(booked?.broken ?? [])], origin);
    const offer = promo_code ? await takeOffer(tx, ordering, { ...placed, promo_code }, sold, basket) : null;
    return write(tx, booked?.seat ?? {}, offer, rules, booked?.hold);
  };
  return isTable ? takingTables(() => db.transaction(place)) : db.transaction(place);
}

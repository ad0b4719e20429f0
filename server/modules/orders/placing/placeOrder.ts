import { randomInt } from 'node:crypto';
import { pushCodes } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { unpaidStatus } from '#contract/orders/refunds';
import { orderStatus, type PaymentStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orderItems, orders } from '#server/db/schema/orders';
import { appendToOutbox } from '#server/realtime/outbox';
import { type Actor, systemActor } from '../actor';
import { asksForCode } from '../asksForCode';
import { estimatedReadyAt } from '../moves/moveEffects';
import { writeStep } from '../moves/writeStep';
import type { Move } from '../orderEvent';
import { writeEvents } from '../orderHistory';
import { orderMessage } from '../orderMessage';
import type { OrderRow } from '../orderRecord';
import { presentOrder } from '../presentOrder';
import type { StoreTerms } from '../storeTerms';
import { assertCustomer } from './assertCustomer';
import { lineRow } from './lineRow';
import { nextOrderNumber } from './nextOrderNumber';
import { orderCharges } from './orderCharges';
import { orderLines } from './orderLines';
import { orderTime } from './orderTime';
import type { PlacedOrder } from './placedOrder';
import { reserveTable } from './reserveTable';

/** Who places an order, and how it is paid so far. */
export interface Origin {
  placed_by: OrderRow['placed_by'];
  actor: Actor;
  payment_status: PaymentStatus;
}

/** Four digits that the customer shows when the food is handed over. */
const newConfirmationCode = () => String(randomInt(10_000)).padStart(4, '0');

/** The order placed, and accepted in the same breath where the store accepts by itself. */
function firstMoves({ rules }: StoreTerms, { actor, placed_by }: Origin): [Move, ...Move[]] {
  const placed = { axis: 'order', from: null, to: orderStatus.NEW, actor } as const;
  if (!rules.is_auto_accept || placed_by !== 'platform') return [placed];
  return [placed, { axis: 'order', from: orderStatus.NEW, to: orderStatus.ACCEPTED, actor: systemActor }];
}

/**
 * Places an order: checked against menu, hours, distance and tables; priced by the menu; numbered, with its
 * lines, its history and the message to the store in one transaction.
 *
 * @throws what `assertCustomer`, `orderTime`, `orderLines`, `orderCharges` and `reserveTable` refuse
 */
export async function placeOrder(
  db: Database,
  terms: StoreTerms,
  placed: PlacedOrder,
  origin: Origin,
  now: Date,
): Promise<{ order: OrderSnapshot; confirmation_code: string }> {
  const { store, rules } = terms;
  assertCustomer(placed);
  const slot = orderTime(terms, placed.schedule_at, now);
  const lines = await orderLines(db, store, placed.items, { at: slot ?? now, timezone: store.timezone });
  const { lines: _lines, ...totals } = orderCharges(terms, placed, lines);
  const moves = firstMoves(terms, origin);
  const isAccepted = moves.length > 1;

  return db.transaction(async (tx) => {
    const seat = await reserveTable(tx, terms, placed, slot ?? now, origin.placed_by === 'platform');
    const [row] = await tx
      .insert(orders)
      .values({
        store_id: store.id,
        id: newId(),
        unique_id: await nextOrderNumber(tx, store.id),
        order_type: placed.order_type,
        order_status: isAccepted ? orderStatus.ACCEPTED : orderStatus.NEW,
        payment_status: origin.payment_status === 'paid' ? 'paid' : unpaidStatus(totals.total),
        paid_by: placed.paid_by,
        customer_name: placed.customer.name,
        customer_country_phone_code: placed.customer.phone && placed.customer.country_phone_code,
        customer_phone: placed.customer.phone,
        customer_email: placed.customer.email,
        delivery_address: placed.order_type === 'delivery' ? placed.delivery_address : null,
        ...seat,
        order_comment: placed.order_comment,
        delivery_comment: placed.order_type === 'delivery' ? placed.delivery_comment : null,
        schedule_at: slot,
        due_at: slot ?? now,
        created_at: now,
        ...(isAccepted && {
          accepted_at: now,
          estimated_ready_at: estimatedReadyAt({ order_type: placed.order_type, schedule_at: slot }, { rules, now }),
        }),
        updated_at: now,
        updated_by: origin.actor.name,
        ...totals,
        paid_amount: origin.payment_status === 'paid' ? totals.total : 0,
        currency: store.currency,
        confirmation_code: newConfirmationCode(),
        is_confirmation_code_required: asksForCode(rules, { ...placed, placed_by: origin.placed_by }),
        placed_by: origin.placed_by,
      })
      .returning();
    if (!row) throw new Error('the order was not written');
    await tx.insert(orderItems).values(lines.map((line) => lineRow(row, line)));
    const extra = { order_type: row.order_type, total: row.total };
    await writeStep(tx, row, writeEvents(tx, row, moves, now), { moves, at: now, extra });
    const order = presentOrder({
      order: row,
      provider: null,
      lines,
      offer: null,
      declined: null,
      lastChange: null,
    });
    await appendToOutbox(tx, store.id, {
      messageCode: slot ? pushCodes.NEW_SCHEDULED_ORDER : pushCodes.NEW_ORDER,
      messageData: orderMessage(order, moves[0]),
    });
    return { order, confirmation_code: row.confirmation_code };
  });
}

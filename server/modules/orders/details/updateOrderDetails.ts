import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { type OrderDetail, openDetails } from '#contract/orders/corrections';
import { isGranted } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { auditScope } from '../../audit/service';
import { areSeated, takingTables } from '../../bookings/service';
import { storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockForOperation } from '../lockVisibleOrder';
import { applyOverride, overrideHappening } from '../placing/override';
import { withActions } from '../presentOrder';
import { movedMeanwhile } from '../refusals';
import { loadOrderTerms } from '../storeTerms';
import type { Correcting } from './correction';
import { correctAddress, correctPhone, correctTime, isElsewhere } from './corrections';
import { correctSeat } from './correctSeat';

/** The requested details, each with its field in the body. */
function requestedDetails({ body, row }: Correcting): [OrderDetail, keyof Correcting['body']][] {
  const { table_id, table_ids, persons, schedule_at, delivery_address, customer } = body;
  return [
    ...(table_id !== undefined ? [['table', 'table_id'] as const] : []),
    ...(table_ids !== undefined ? [['table', 'table_ids'] as const] : []),
    ...(persons !== undefined ? [['table', 'persons'] as const] : []),
    ...(schedule_at !== undefined ? [['time', 'schedule_at'] as const] : []),
    ...(delivery_address ? [['note', 'delivery_address'] as const] : []),
    ...(delivery_address && row.delivery_address && isElsewhere(row.delivery_address, delivery_address)
      ? [['address', 'delivery_address'] as const]
      : []),
    ...(customer ? [['phone', 'customer'] as const] : []),
  ].map(([detail, field]) => [detail, field]);
}

/** Whether this order has such a detail at all: a pickup has no table, an order for now has no time. */
const has: Record<OrderDetail, (order: OrderSnapshot) => boolean> = {
  table: ({ order_type }) => order_type === 'table',
  time: ({ schedule_at }) => schedule_at !== undefined,
  address: ({ delivery_address }) => delivery_address !== undefined,
  note: ({ delivery_address }) => delivery_address !== undefined,
  phone: () => true,
};

/**
 * Refuses details that this order doesn't have, or that can no longer be corrected.
 *
 * @throws 4022 for each field that this kind of order doesn't have, 655 if the order is too far along
 */
function assertOpen(correcting: Correcting, order: OrderSnapshot): void {
  const wanted = requestedDetails(correcting);
  const errors = wanted
    .filter(([detail]) => !has[detail](order))
    .map(([, path]): FieldError => ({ path, code: 'invalid_value' }));
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
  const open = openDetails(order);
  if (wanted.some(([detail]) => !open.includes(detail))) throw movedMeanwhile(order);
}

/** The store corrects where and when an order is handed over, and the phone number for it. */
export const updateOrderDetails: Handler<'update_order_details'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const terms = await loadOrderTerms(db, session.store_id);
  const { rules } = terms;
  const isAllowed = isGranted(session.grants, 'store/order/override');
  const correct = async (tx: Database) => {
    const locked = await lockForOperation(tx, body, 'correct', { session, rules, now: at }, movedMeanwhile);
    const { row, order: before } = locked;
    const correcting: Correcting = {
      ...{ row, items: before.items, body, terms, actor: storeActor(session), now: at },
      isSeated: await areSeated(tx, row),
    };
    assertOpen(correcting, before);
    const time = await correctTime(tx, correcting);
    const parts = [
      await correctSeat(tx, correcting, time.set.due_at ?? row.due_at),
      time,
      correctAddress(correcting),
      correctPhone(correcting),
    ];
    const actor = correcting.actor;
    const override = body.override && { ...body.override, isAllowed };
    const overridden = applyOverride(
      parts.flatMap(({ broken = [] }) => broken),
      { override },
    );
    const scope = auditScope();
    if (scope && override && overridden.length > 0)
      scope.also = { overridden_rules: overridden, reason: override.reason };
    const [first, ...others] = [
      ...parts.flatMap(({ happenings }) => happenings),
      ...overrideHappening(overridden, { actor, override }),
    ];
    if (!first) throw new CallError(errorCodes.NOTHING_CHANGED);
    const set = Object.assign({}, ...parts.map((part) => part.set));
    return alterOrder(tx, row, { set, happenings: [first, ...others] }, at);
  };
  const order = await takingTables(() => db.transaction(correct));
  wakeOutbox();
  return { order: withActions(order, session, rules, at), message: successCodes.ORDER_UPDATED };
};

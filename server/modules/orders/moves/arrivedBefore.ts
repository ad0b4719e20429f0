import { subHours } from 'date-fns';
import { and, desc, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { checkTransition } from '#contract/orders/allowedActions';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import type { Database } from '#server/db/database';
import { orderEvents } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { storeActor } from '../actor';
import type { OrderRow } from '../orderRecord';
import { factsOf } from '../presentOrder';
import { loadStoreTerms } from '../storeTerms';
import { moveOrder } from './moveOrder';
import { noShowUndone } from './undoNoShow';

/** Whether the system ended the order last, and no person. */
async function endedBySystem(tx: Database, { store_id, id }: OrderRow): Promise<boolean> {
  const [last] = await tx
    .select({ by: orderEvents.actor_kind, to: orderEvents.to_status, reason: orderEvents.reason })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.store_id, store_id),
        eq(orderEvents.order_id, id),
        eq(orderEvents.axis, 'order'),
        eq(orderEvents.kind, 'moved'),
      ),
    )
    .orderBy(desc(orderEvents.seq))
    .limit(1);
  return last?.by === 'system' && last.to === orderStatus.CANCELLED_BY_STORE && last.reason === systemReasons.noShow;
}

/** Whether a tap can have come before the end, by the times that it and the order have. */
const isTimely = ({ ended_at }: OrderRow, tapped: Date, now: Date): boolean =>
  ended_at !== null && tapped < ended_at && tapped >= subHours(now, limits.tapKeptHours);

/**
 * Seats guests whose "arrived" was tapped on a device without a connection, before the system marked them as a no-show:
 * takes that back and their tables again, if both are still possible, and no one has changed the order since.
 *
 * @returns the order, or `undefined` if the tap is refused like any other that came too late
 */
export async function arrivedBefore(
  tx: Database,
  row: OrderRow,
  { tapped_at, from, order_status, version }: BodyOf<'set_order_status'>,
  { session, now }: { session: Session; now: Date },
): Promise<OrderSnapshot | undefined> {
  const { no_show } = row;
  const isArrival = order_status === orderStatus.ARRIVED && from === orderStatus.ACCEPTED;
  if (!tapped_at || !isArrival || !no_show || version !== row.version - 1) return undefined;
  const tapped = new Date(tapped_at);
  if (!isTimely(row, tapped, now) || !(await endedBySystem(tx, row))) return undefined;

  const terms = await loadStoreTerms(tx, row.store_id);
  const { rules } = terms;
  const { grants, flags } = session;
  const context = { actor: 'store', grants, flags, rules } as const;
  const facts = factsOf(row);
  const back = checkTransition(facts, 'order', orderStatus.ACCEPTED, { ...context, now });
  const arrival = checkTransition({ ...facts, order_status: from }, 'order', order_status, { ...context, now: tapped });
  if ('refused' in back || 'refused' in arrival) return undefined;

  const actor = storeActor(session);
  const reason = systemReasons.arrivedBefore;
  const undo = { axis: 'order', from: row.order_status, to: from, actor, reason, action: 'undo_no_show' } as const;
  const arrive = { axis: 'order', from, to: order_status, actor, action: 'arrived' } as const;
  const seat = async (nested: Database) => {
    const { set, happenings } = await noShowUndone(nested, row, no_show, { terms, actor }, now);
    return moveOrder(nested, row, { moves: [undo, arrive], announce: arrive, happenings, set }, { rules, now });
  };
  // In a savepoint: if others have the tables, nothing of it remains.
  return tx.transaction(seat).catch((error: unknown) => {
    if (isTaken(error)) return undefined;
    throw error;
  });
}

const isTaken = (error: unknown): boolean => error instanceof CallError && error.code === errorCodes.TABLE_NOT_FREE;

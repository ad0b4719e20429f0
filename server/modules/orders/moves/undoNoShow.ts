import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { checkTransition } from '#contract/orders/allowedActions';
import type { NoShow } from '#contract/orders/noShow';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { holdTables, tablesOf, takingTables } from '../../bookings/service';
import { type Actor, storeActor } from '../actor';
import { correctionEvent } from '../details/correction';
import { numbersOf } from '../details/correctSeat';
import { lockVisibleOrder } from '../lockVisibleOrder';
import { takeBackRefund } from '../money/orderRefunds';
import type { Happening } from '../orderEvent';
import { loadOrderRecord, type OrderRow } from '../orderRecord';
import { findTables, type Seat, wantedTables } from '../placing/bookTable';
import { namingTakers } from '../placing/namingTakers';
import { factsOf, presentOrder, withActions } from '../presentOrder';
import { movedMeanwhile } from '../refusals';
import { loadStoreTerms, type StoreTerms } from '../storeTerms';
import { moveOrder } from './moveOrder';

/** Which tables the guests get again, from now until when. */
interface SeatAgain {
  table_ids: readonly string[];
  until: Date | undefined;
}

/**
 * Takes the tables again.
 *
 * @throws TABLE_NOT_FREE with who has them, other tables and later times
 */
async function takeSeat(
  tx: Database,
  row: OrderRow,
  terms: StoreTerms,
  { table_ids, until }: SeatAgain,
  now: Date,
): Promise<Partial<Seat>> {
  if (table_ids.length === 0) return {};
  const request = {
    ...({ at: now, now, persons: row.persons ?? 1, by: 'store', except: row.id, isNow: true } as const),
    ...{ table_ids, until },
  };
  return namingTakers(tx, row, { table_ids, from: now, until }, async () => {
    // The booking was accepted. All that others can have taken since is its table.
    const { seat, hold } = await findTables(tx, terms, request, (rule) => rule === 'no_table');
    await holdTables(tx, row, hold);
    return seat;
  });
}

/** Money as it was before the no-show. */
async function moneyBefore(tx: Database, row: OrderRow, { refund_id, payment_status, extra_due }: NoShow, now: Date) {
  const back = refund_id === null ? 0 : await takeBackRefund(tx, row, refund_id, now);
  return { cancellation_charge: 0, refunded: row.refunded - back, payment_status, extra_due };
}

/** How the history names the tables, if the guests get others than before. */
function tableEvent(row: OrderRow, seat: Partial<Seat>, actor: Happening['actor']): Happening[] {
  if (seat.table_number === undefined) return [];
  return correctionEvent('table_changed', actor, numbersOf(row), numbersOf(seat));
}

interface Undoing {
  terms: StoreTerms;
  actor: Actor;
  /** By default, those of before. */
  table_ids?: readonly string[] | undefined;
}

/**
 * Takes the tables of a no-show again, and returns what else changes in its order when it is taken back.
 *
 * @throws TABLE_NOT_FREE with who has them, other tables and later times
 */
export async function noShowUndone(
  tx: Database,
  row: OrderRow,
  noShow: NoShow,
  { terms, actor, table_ids = tablesOf(row) }: Undoing,
  now: Date,
): Promise<{ set: Partial<OrderRow>; happenings: Happening[] }> {
  const freed = noShow.free_at === null ? undefined : new Date(noShow.free_at);
  const until = freed && freed > now ? freed : undefined;
  const seat = await takeSeat(tx, row, terms, { table_ids, until }, now);
  const money = await moneyBefore(tx, row, noShow, now);
  const set = { ...seat, ...money, no_show: null, reopened: row.reopened + 1 };
  return { set, happenings: tableEvent(row, seat, actor) };
}

/** The store takes a no-show back: the guests came after all, or it was a mistake. */
export const undoNoShow: Handler<'undo_no_show'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const terms = await loadStoreTerms(db, session.store_id);
  const { rules } = terms;
  const undo = async (tx: Database) => {
    const row = await lockVisibleOrder(tx, session, body.order_id);
    const asSeen = async () =>
      withActions(presentOrder(await loadOrderRecord(tx, row.store_id, row.id)), session, rules, at);
    if (row.version !== body.version) throw changedMeanwhile(await asSeen());
    const to = orderStatus.ACCEPTED;
    const { grants, flags } = session;
    const verdict = checkTransition(factsOf(row), 'order', to, { actor: 'store', grants, flags, rules, now: at });
    if ('refused' in verdict && verdict.refused === 'permission') throw new CallError(errorCodes.NOT_PERMITTED);
    if ('refused' in verdict || !row.no_show) throw movedMeanwhile(await asSeen());

    const actor = storeActor(session);
    const undoing = { terms, actor, table_ids: wantedTables(body) };
    const { set, happenings } = await noShowUndone(tx, row, row.no_show, undoing, at);
    const move = {
      ...({ axis: 'order', from: row.order_status, to, actor, reason: body.reason, action: 'undo_no_show' } as const),
    };
    return moveOrder(tx, row, { moves: [move], happenings, set }, { rules, now: at });
  };
  const order = await takingTables(() => db.transaction(undo));
  wakeOutbox();
  return { order: withActions(order, session, rules, at), message: successCodes.ORDER_UPDATED };
};

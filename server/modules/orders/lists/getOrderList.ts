import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { maySeeBoard } from '#contract/orders/boards';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { presentOrder, withActions } from '../presentOrder';
import { isOfFewOrders } from '../totals/isOfFewOrders';
import { orderListStatements } from './orderListStatements';

type ListBody = ParsedBodyOf<'get_order_list'>;

function assertBoard({ board }: ListBody, { grants }: Session): void {
  if (board && !maySeeBoard(board, grants)) throw new CallError(errorCodes.NOT_PERMITTED);
}

/** A board or a list of orders, a page at a time. */
export const getOrderList: Handler<'get_order_list'> = async (body, { db, session, now }) => {
  assertBoard(body, session);
  const at = now();
  const list = orderListStatements(db, body, session, at, await isOfFewOrders(db, body, session));
  // Read before the orders: whatever the stream said up to this number is in the rows that follow.
  const [frame] = await list.frame();
  if (!frame) throw new CallError(errorCodes.NO_DATA_FOUND);
  const records = await list.page(frame);
  const data = records.map((record) => withActions(presentOrder(record), session, frame.rules, at));
  return { data, count: frame.count, seq: frame.seq };
};

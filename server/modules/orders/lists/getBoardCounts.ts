import { and, eq, sql } from 'drizzle-orm';
import { boardBounds, type CountedBoard, countedBoards, maySeeBoard } from '#contract/orders/boards';
import type { Database } from '#server/db/database';
import { preparedOnce } from '#server/db/preparedOnce';
import { orders } from '#server/db/schema/orders';
import type { Handler } from '#server/http/handler';
import { boardCondition, boundPlaceholders, isOpen } from './orderListCondition';

/** Counts all boards in one pass over the store's open orders, which are few and mostly on today's board. */
const countBoards = preparedOnce((db: Database) => {
  const columns = countedBoards.map((board) => {
    const condition = boardCondition(board, boundPlaceholders);
    return [board, sql<number>`(count(*) filter (where ${condition}))::int`] as const;
  });
  return db
    .select(Object.fromEntries(columns) as Record<CountedBoard, (typeof columns)[number][1]>)
    .from(orders)
    .where(and(eq(orders.store_id, sql.placeholder('store')), isOpen))
    .prepare('board counts');
});

/** Returns the order counts that the menu shows next to its boards. */
export const getBoardCounts: Handler<'get_board_counts'> = async (_body, { db, session, now }) => {
  const bounds = boardBounds(now(), session);
  const [counts] = await countBoards(db).execute({ store: session.store_id, ...bounds });
  const visible = countedBoards.filter((board) => maySeeBoard(board, session.grants));
  return { counts: Object.fromEntries(visible.map((board) => [board, counts?.[board] ?? 0])) };
};

import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { interceptorFields } from '#contract/calls/call';
import type { ParsedBodyOf } from '#contract/calls/index';
import { orderCountMax } from '#contract/calls/orders';
import { type Board, boardBounds, boards } from '#contract/orders/boards';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { preparedOnce } from '#server/db/preparedOnce';
import { orders } from '#server/db/schema/orders';
import { storeCounters, storeSettings } from '#server/db/schema/storeSettings';
import type { Session } from '#server/http/handler';
import { orderRulesOf } from '../../store/service';
import { type OrderRecord, selectOrders } from '../orderRecord';
import { deadlineColumn } from './deadlineColumn';
import { boardCondition, boundPlaceholders, orderListCondition, timeColumn } from './orderListCondition';

/**
 * Sorts without using an index. PostgreSQL doesn't know how many orders contain a word and assumes one in fifty. For
 * a page of a rare name it would walk through all orders in list order. This way it finds them by the word and then
 * sorts them.
 */
export const sortUnindexed = (column: PgColumn): SQL => sql`coalesce(${column}, ${column})`;

type ListBody = ParsedBodyOf<'get_order_list'>;

/** Selects a list's data besides its orders: the store's rules, its stream position, and the count. */
const selectFrame = (db: Database, storeId: string | Placeholder, condition: SQL | undefined) =>
  db
    .select({
      order_rules: storeSettings.order_rules,
      booking_rules: storeSettings.booking_rules,
      seq: sql<number>`coalesce(${storeCounters.last_seq}, 0)::float8`,
      // Inlined, so that even a generic plan knows how small it is.
      count: sql<number>`(select count(*)::int from (
        select 1 from ${orders} where ${condition} limit ${sql.raw(String(orderCountMax))}) counted)`,
    })
    .from(storeSettings)
    .leftJoin(storeCounters, eq(storeCounters.store_id, storeSettings.store_id))
    .where(eq(storeSettings.store_id, storeId));

export interface ListFrame {
  rules: OrderRules;
  seq: number;
  count: number;
}

const framesOf = (rows: Awaited<ReturnType<typeof selectFrame>>): ListFrame[] =>
  rows.map(({ seq, count, ...settings }) => ({ seq, count, rules: orderRulesOf(settings) }));

/** Both statements of a list, not yet run. Read the frame first: it decides how the page is best read. */
export interface ListStatements {
  frame(): Promise<ListFrame[]>;
  page(frame: ListFrame): Promise<OrderRecord[]>;
}

/**
 * Live boards start with the order due first, other lists with the latest. Ties are broken by ID, so pages don't
 * overlap.
 *
 * @param rules of the store, for sorting by deadline
 * @param isOfFew whether few orders remain to be sorted: they are then found first, instead of walking an index in order until a page is full
 */
function sortingOf(
  body: Pick<ListBody, 'board' | 'date_by' | 'sort_by' | 'sort_order'>,
  isOfFew = false,
  rules?: OrderRules,
): SQL[] {
  const { sort_by, sort_order } = body;
  const time = timeColumn(body);
  if (sort_by === 'deadline' && rules) {
    const direction = sort_order === 'DESC' ? desc : asc;
    return [deadlineColumn(rules), orders.created_at, orders.id].map((each) => direction(each));
  }
  const column = sort_by && sort_by !== 'deadline' ? orders[sort_by] : time;
  const order = sort_order ?? (sort_by || time === orders.due_at ? 'ASC' : 'DESC');
  return [isOfFew ? sortUnindexed(column) : column, orders.id].map((each) =>
    order === 'ASC' ? asc(each) : desc(each),
  );
}

/** A board as the app requests it, every 30 seconds on every device: prepared once per connection. */
function prepareBoard(db: Database, board: Board) {
  const { placeholder } = sql;
  const condition = and(eq(orders.store_id, placeholder('store')), boardCondition(board, boundPlaceholders));
  const page = selectOrders(db)
    .where(condition)
    .orderBy(...sortingOf({ board }))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  return {
    frame: selectFrame(db, placeholder('store'), condition).prepare(`frame of ${board}`),
    page: page.prepare(`page of ${board}`),
  };
}

const preparedBoards = new Map(boards.map((board) => [board, preparedOnce((db) => prepareBoard(db, board))]));

/** Fields of a body that don't change a board's statements. */
const ofPlainBoards = ['board', 'page', 'perPage', ...Object.keys(interceptorFields)];

/**
 * @param now determines the days that the boards cover
 * @param isOfFew as in `orderListCondition`
 */
export function orderListStatements(
  db: Database,
  body: ListBody,
  session: Session,
  now: Date,
  isOfFew = false,
): ListStatements {
  const { board, page, perPage } = body;
  const limit = perPage;
  const offset = (page - 1) * perPage;
  const isPlain = Object.entries(body).every(([name, value]) => value === undefined || ofPlainBoards.includes(name));
  const prepared = board && isPlain ? preparedBoards.get(board)?.(db) : undefined;
  if (prepared) {
    const values = { store: session.store_id, ...boardBounds(now, session), limit, offset };
    return {
      frame: async () => framesOf(await prepared.frame.execute(values)),
      page: () => prepared.page.execute(values),
    };
  }
  const condition = orderListCondition(body, session, now, isOfFew);
  return {
    frame: async () => framesOf(await selectFrame(db, session.store_id, condition)),
    page: async ({ count, rules }) =>
      selectOrders(db)
        .where(condition)
        .orderBy(...sortingOf(body, body.query !== undefined && count < orderCountMax, rules))
        .limit(limit)
        .offset(offset),
  };
}

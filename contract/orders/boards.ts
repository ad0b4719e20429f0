import { addHours } from 'date-fns';
import { type Grants, isGrantedAny, type PermissionKey } from '../permissions';
import { businessDate, businessDay, type DayRules } from '../time';
import { hasDishes, type OrderFacts } from './guards';
import { afterPickUp, deliveryStatus, isFinal, orderStatus, unassigned } from './statuses';

/** Live lists of orders, and `history` for those that ended. Days are the store's business days. */
export const boards = [
  'today',
  'tomorrow',
  'schedule',
  'past',
  'table-booking',
  'dispatch',
  /** Deliveries of any day for which a search found no one: few enough to load on every page. */
  'nobody-found',
  'history',
] as const;
export type Board = (typeof boards)[number];

/** The boards whose order counts the menu shows. */
export const countedBoards = ['today', 'tomorrow', 'schedule', 'past', 'dispatch'] as const satisfies readonly Board[];
export type CountedBoard = (typeof countedBoards)[number];

/**
 * An order placed for now stays on today's board for this many hours even after its day has ended:
 * a kitchen that closes at two must not see its work become overdue at twelve.
 */
export const nowOrdersStayHours = 6;

/** Instants that divide the boards: when the store's business days begin. */
export interface BoardBounds {
  today: Date;
  tomorrow: Date;
  afterTomorrow: Date;
  /** Orders for now placed after this are still today's. */
  staysSince: Date;
}

type Days = Omit<BoardBounds, 'staysSince'>;
/** The boards' days by time zone and beginning, cached because calculating them is slow. */
const daysInForce = new Map<string, Days>();

function daysAt(now: Date, rules: DayRules): Days {
  const key = `${rules.timezone} ${rules.day_starts_at ?? 0}`;
  const known = daysInForce.get(key);
  if (known && now >= known.today && now < known.tomorrow) return known;
  const today = businessDay(businessDate(now, rules), rules);
  const afterTomorrow = businessDay(businessDate(now, rules, 1), rules).end;
  const days = { today: today.start, tomorrow: today.end, afterTomorrow };
  daysInForce.set(key, days);
  return days;
}

export const boardBounds = (now: Date, rules: DayRules): BoardBounds => ({
  ...daysAt(now, rules),
  staysSince: addHours(now, -nowOrdersStayHours),
});

/** When an order is due: its slot, or else when it was placed. */
export const dueAt = (order: Pick<OrderFacts, 'schedule_at' | 'created_at'>): Date =>
  new Date(order.schedule_at ?? order.created_at);

/**
 * Whether an order is shown on a board. The history doesn't show test orders. The server's queries have the same
 * condition in SQL, and a test keeps them in sync.
 */
export function isOnBoard(board: Board, order: OrderFacts, bounds: BoardBounds): boolean {
  if (isFinal(order.order_status)) return board === 'history' && !order.is_test;
  const due = dueAt(order);
  const staysToday = !order.schedule_at && due >= bounds.staysSince;
  switch (board) {
    case 'today':
      return due < bounds.tomorrow && (due >= bounds.today || staysToday);
    case 'tomorrow':
      return due >= bounds.tomorrow && due < bounds.afterTomorrow;
    case 'schedule':
      return due >= bounds.afterTomorrow;
    case 'past':
      return due < bounds.today && !staysToday;
    case 'table-booking':
      return order.order_type === 'table';
    case 'dispatch':
      return order.order_type === 'delivery' && order.order_status !== orderStatus.NEW;
    case 'nobody-found':
      return order.delivery_status === deliveryStatus.NOBODY_FOUND;
    case 'history':
      return false;
  }
}

/** Any of these opens ended orders: the whole history, or its weeks and months. */
export const endedOrderKeys = ['store/history', 'store/earning'] as const satisfies readonly PermissionKey[];

/**
 * Permissions that a board needs: all of them; of a nested list, any one. The history is open without the live orders,
 * and so is dispatch.
 */
const boardKeys: Record<Board, readonly (PermissionKey | readonly PermissionKey[])[]> = {
  today: ['store/order'],
  tomorrow: ['store/order'],
  schedule: ['store/order'],
  past: ['store/order'],
  'table-booking': ['store/table-booking'],
  dispatch: [['store/order', 'store/dispatcher']],
  'nobody-found': [['store/order', 'store/dispatcher']],
  history: [endedOrderKeys],
};

export const maySeeBoard = (board: Board, grants: Grants): boolean =>
  boardKeys[board].every((key) => isGrantedAny(grants, key));

/** Columns of a board, left to right in reading direction. */
export const boardColumns = ['new', 'preparing', 'ready', 'on_the_way'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The column of an open order; none once it is accepted, as long as it has no dishes: the kitchen has nothing to make. */
export function columnOf(order: OrderFacts): BoardColumn | undefined {
  if (order.delivery_status !== null && afterPickUp.includes(order.delivery_status)) return 'on_the_way';
  if (order.order_status === orderStatus.NEW) return 'new';
  if (!hasDishes(order)) return undefined;
  return order.order_status === orderStatus.READY ? 'ready' : 'preparing';
}

/** Columns of the dispatch board. */
export const dispatchColumnOf = (order: OrderFacts): 'new' | 'assigned' | 'on_delivery' => {
  if (unassigned.includes(order.delivery_status)) return 'new';
  return columnOf(order) === 'on_the_way' ? 'on_delivery' : 'assigned';
};

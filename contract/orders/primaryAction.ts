import { addHours } from 'date-fns';
import type { OrderFacts } from './guards';
import { orderStatus } from './statuses';
import type { StoreAction } from './transitions';

/** Moves that carry an order forward. A card's one primary action is the first of them that is allowed. */
const forward: readonly StoreAction[] = [
  'accept',
  'arrived',
  'start_prepare',
  'order_ready',
  'request_provider',
  'complete',
];

/**
 * An accepted order needs no action until this many hours before it is due: no kitchen starts earlier, and a large
 * button on next week's order gets tapped by mistake. Its actions stay available in the menu.
 */
export const dormantUntilHours = 3;

/** Whether an order still waits for its day and needs no action now. */
export const isDormant = ({ order_status, schedule_at }: Pick<OrderFacts, 'order_status' | 'schedule_at'>, now: Date) =>
  order_status === orderStatus.ACCEPTED &&
  Boolean(schedule_at) &&
  now < addHours(schedule_at ?? now, -dormantUntilHours);

/** The main action to show; `undefined` while the order waits for someone else or for its day. */
export const primaryAction = (
  order: Pick<OrderFacts, 'order_status' | 'schedule_at'> & { allowed_actions: readonly StoreAction[] },
  now: Date,
): StoreAction | undefined =>
  isDormant(order, now) ? undefined : order.allowed_actions.find((action) => forward.includes(action));

import { type SQL, sql } from 'drizzle-orm';
import { calledOffStatuses, orderStatus } from '#contract/orders/statuses';

/** Whether an order ended before its time, as `isCalledOff` decides it. Written out, so that every plan knows the statuses. */
export const isCalledOff = (order: SQL): SQL =>
  sql`${order}.order_status in (${sql.raw(calledOffStatuses.join(', '))})`;

export const isCompleted = (order: SQL): SQL => sql`${order}.order_status = ${sql.raw(String(orderStatus.COMPLETED))}`;

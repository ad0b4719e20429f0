import { type SQL, sql } from 'drizzle-orm';
import { calledOffStatuses, orderStatus } from '#contract/orders/statuses';

/** The contract's `endedEarly` in SQL. The statuses are inlined, so that query plans can use them. */
export const endedEarly = (order: SQL): SQL => sql`${order}.order_status in (${sql.raw(calledOffStatuses.join(', '))})`;

export const isCompleted = (order: SQL): SQL => sql`${order}.order_status = ${sql.raw(String(orderStatus.COMPLETED))}`;

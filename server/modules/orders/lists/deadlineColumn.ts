import { type SQL, sql } from 'drizzle-orm';
import type { OrderRules } from '#contract/orders/orderRules';
import { orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/orders';
import { answerLimitColumn } from './answerColumns';

const minutes = (count: number | SQL): SQL => sql`make_interval(mins => (${count})::int)`;

/** The contract's `deadlineOf` in SQL, for the orders of a store with these rules; a test keeps the two in sync. */
export function deadlineColumn(rules: OrderRules): SQL {
  const travel = minutes(sql`case when ${orders.order_type} = 'delivery' then ${rules.delivery_time}::int else 0 end`);
  const usual = sql`case when ${orders.order_type} = 'pickup' then ${rules.pickup_time}::int else ${rules.preparation_time}::int end`;
  const ready = sql`case when ${orders.placed_by} = 'store' and ${orders.estimated_ready_at} is not null
    then ${orders.estimated_ready_at} else ${orders.created_at} + ${minutes(sql`${usual} + ${orders.busy_minutes}`)} end`;
  const promised = sql`case when ${orders.rounds} is not null and ${orders.estimated_ready_at} is not null then ${orders.estimated_ready_at}
    when ${orders.schedule_at} is null then ${ready} + ${travel}
    when ${orders.order_type} = 'table' then greatest(${orders.schedule_at}, ${orders.estimated_ready_at})
    else ${orders.schedule_at} end`;
  const answer = sql`coalesce((${answerLimitColumn({
    answer_within: sql`${rules.answer_within}::int`,
    table_answer_within: sql`${rules.table_answer_within}::int`,
    table_answer_before: sql`${rules.table_answer_before}::int`,
  })}), ${promised})`;
  return sql`case ${orders.order_status} when ${sql.raw(String(orderStatus.NEW))} then ${answer}
    when ${sql.raw(String(orderStatus.READY))} then ${promised}
    else coalesce(${orders.estimated_ready_at}, ${promised} - ${travel}) end`;
}

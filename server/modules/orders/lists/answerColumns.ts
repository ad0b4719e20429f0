import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import type { AnswerRules } from '#contract/orders/orderRules';
import { orders } from '#server/db/schema/orders';

/** The rules in minutes: of one store as values, or of each order's store as columns. */
type AnswerTerms = Record<keyof AnswerRules, SQL>;

const minutes = (count: SQL): SQL => sql`make_interval(mins => ${count})`;
const isBooking = sql`(${orders.order_type} = 'table' and ${orders.schedule_at} is not null)`;

/** The contract's `answerLimit` in SQL: when a new order is rejected; null if the store sets no limit. */
export function answerLimitColumn(terms: AnswerTerms): SQL {
  const { answer_within, table_answer_within: within, table_answer_before: before } = terms;
  const latest = sql`${orders.schedule_at} - ${minutes(before)}`;
  return sql`case when ${isBooking} then least(
      case when ${within} > 0 then ${orders.created_at} + ${minutes(within)} end,
      case when ${before} > 0 then case when ${latest} > ${orders.created_at} then ${latest} else ${orders.schedule_at} end end)
    when ${answer_within} > 0 then greatest(${orders.created_at} + ${minutes(answer_within)}, ${orders.schedule_at}) end`;
}

/** The contract's `answerMinutes` as an interval. */
export const answerTimeColumn = ({ answer_within, table_answer_within }: AnswerTerms): SQL =>
  minutes(sql`case when ${isBooking}
    then least(coalesce(nullif(${table_answer_within}, 0), ${limits.answerMinutesMax}::int), ${limits.answerMinutesMax}::int)
    else ${answer_within} end`);

import { z } from 'zod';
import { bridgePartNames } from '../ledger/bridge';
import { type EarningMeasure, earningMeasureNames } from '../ledger/earnings';
import { orderTypeSchema, paidBySchema } from './order';
import { date, id } from './shared';

/** A sum of the ledger: above zero for what was earned, below for what is taken from it. */
const sum = z.int();

/** The measures of earnings, which add up to `net`. */
export const earningSums = {
  /** Completed orders that came to something. */
  orders: z.int(),
  ...(Object.fromEntries(earningMeasureNames.map((measure) => [measure, sum])) as Record<EarningMeasure, typeof sum>),
  net: sum,
};

/** Paid out to the store's bank account, less payouts that came back. Earned and paid out are separate. */
export const paid_out = sum;

const earningDaySchema = z.object({ date, ...earningSums, paid_out });
export type EarningDay = z.infer<typeof earningDaySchema>;

/** A store's earnings on some business days, by its ledger. */
export const earningSchema = z.object({
  start_date: date,
  end_date: date,
  /** The last day that has begun; before `start_date` if none has. */
  until: date,
  currency: z.string(),
  ...earningSums,
  paid_out,
  /** The platform's debt to the store at the end of the last day; below zero, the store owed the platform. */
  due: sum,
  /** Each day until today, the first one first; days without entries too. */
  days: z.array(earningDaySchema),
  /** The same sums, split. `null` for what belongs to no order, such as an adjustment. */
  order_types: z.array(z.object({ order_type: orderTypeSchema.nullable(), ...earningSums })),
  payments: z.array(z.object({ paid_by: paidBySchema.nullable(), ...earningSums })),
  /** `null` for orders that no one delivered. Without a name if the store no longer has the person. */
  providers: z.array(z.object({ provider_id: id.nullable(), name: z.string().optional(), ...earningSums })),
  /** The same days before, as far as these have come. */
  before: z.object({ start_date: date, end_date: date, ...earningSums, paid_out }),
  /** Why it is more or less than before. The amounts add up to the difference of `net`. */
  bridge: z.array(z.object({ part: z.enum(bridgePartNames), amount: sum })),
});
export type Earning = z.infer<typeof earningSchema>;

import { z } from 'zod';
import { customerGroups, firstOrderGroups } from '../insight/subjects';
import { orderStatusSchema, orderTypeSchema } from './order';
import { date, id, multilingual } from './shared';

/** A sum of amounts in minor units. */
const sum = z.int();

/** `Sales` of `contract/insight/measures.ts`. */
const salesShape = { orders: z.int(), total: sum, discount: sum, refunded: sum, cancelled: z.int() };
const salesSchema = z.object(salesShape);

const dashboardDates = { start_date: date, end_date: date, currency: z.string() };

/** The measures of a range, each as the table that its chart shows. */
export const dashboardTablesSchema = z.object({
  ...dashboardDates,
  /** Each day of the range, days without orders too. */
  days: z.array(z.object({ date, ...salesShape })),
  order_types: z.array(z.object({ order_type: orderTypeSchema, ...salesShape })),
  /** Who called orders off: the customer, or the store by rejecting or cancelling them. */
  cancellations: z.array(
    z.object({ order_status: orderStatusSchema, orders: z.int(), total: sum, cancellation_charge: sum }),
  ),
  /** Every item of the menu and those that were sold since, the most pieces first. */
  items: z.array(
    z.object({
      item_id: id,
      /** `null` if the menu doesn't have it any more. */
      name: multilingual.nullable(),
      orders: z.int(),
      quantity: z.int(),
      /** Sales of the pieces after discounts. */
      amount: sum,
      discount: sum,
    }),
  ),
  /** Completed orders by the offer that they had; `null` is without any. */
  offers: z.array(
    z.object({ promo_id: id.nullable(), promo_code: z.string(), orders: z.int(), total: sum, discount: sum }),
  ),
  /** Customers by their first order, with an offer or without one, and how many of them came back within 30 days. */
  first_orders: z.array(
    z.object({ group: z.enum(firstOrderGroups), customers: z.int(), total: sum, returned: z.int() }),
  ),
  /** Tables with completed orders. `table_id` is `null` for orders that name none; `number` is `null` for them and for deleted tables. */
  tables: z.array(z.object({ table_id: id.nullable(), number: z.int().nullable(), orders: z.int(), total: sum })),
});
export type DashboardTables = z.infer<typeof dashboardTablesSchema>;

const customerGroupSchema = z.enum(customerGroups);

export const customerRevenueSchema = z.object({
  ...dashboardDates,
  groups: z.array(z.object({ group: customerGroupSchema, orders: z.int(), total: sum })),
  days: z.array(z.object({ date, new: z.int(), returning: z.int() })),
});
export type CustomerRevenue = z.infer<typeof customerRevenueSchema>;

export const busyHoursSchema = z.object({
  ...dashboardDates,
  /** By weekday (0 is Sunday) of the business day and the hour on the clock; hours without orders are missing. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), orders: z.int(), total: sum })),
  /** `ServingTimes` of `contract/insight/measures.ts`. */
  times: z.array(
    z.object({
      order_type: orderTypeSchema,
      orders: z.int(),
      minutes: z.int(),
      late_orders: z.int(),
      late_minutes: z.int(),
      late_refunded: sum,
      lost_orders: z.int(),
      lost_total: sum,
    }),
  ),
});
export type BusyHours = z.infer<typeof busyHoursSchema>;

export const earningReportSchema = z.object({
  ...dashboardDates,
  /** The months of the year, or the days of the month, as far as they have begun. */
  periods: z.array(z.object({ start_date: date, end_date: date, ...salesShape })),
});

export const dashboardTodaySchema = z.object({
  date,
  /** The same weekday of the week before. */
  compared_date: date,
  today: salesSchema,
  /** That day until the same time, and all of it. */
  compared: salesSchema,
  compared_day: salesSchema,
  currency: z.string(),
});

/**
 * The dashboard's kept sums, by what they are divided by.
 *
 * - `hour`: all ended orders, by the hour in which they were placed and the day of that moment.
 * - `item`: pieces and amounts of completed orders, by item.
 * - `offer`: completed orders, by their offer; the empty key has those without one.
 * - `customer`: completed orders of new, returning and unknown customers.
 * - `first`: the first orders of customers, by whether they had an offer; the quantity is how many of the customers came back.
 * - `table`: completed orders at tables, by table.
 * - `time`: minutes from placing until serving, by order type, without orders for later.
 * - `late`: completed orders that were served after their promised time, by order type.
 * - `lost`: orders that were called off after their promised time, by order type.
 *
 * All but `hour` belong to the day on which the order ended.
 */
export const insightSubjects = ['hour', 'item', 'offer', 'customer', 'first', 'table', 'time', 'late', 'lost'] as const;
export type InsightSubject = (typeof insightSubjects)[number];

/** Whether a first order had an offer. */
export const firstOrderGroups = ['with', 'without'] as const;

/** A customer without a number is unknown; everyone else is new with their first order that wasn't called off. */
export const customerGroups = ['new', 'returning', 'unknown'] as const;

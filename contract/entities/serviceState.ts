import { z } from 'zod';
import { limits } from '../limits';
import type { Festival, ServiceState } from '../opening/openingRules';
import { closedReasons } from '../opening/openState';
import { orderTypes } from '../orders/statuses';
import { dayHoursSchema, openingDaySchema } from './openingDay';
import { date, id, instant, multilingual } from './shared';

const between = { from: instant, until: instant };
const pauseSchema = z.object({ ...between, reason: z.string(), by: z.string() });

/** Temporary changes by staff: pauses by order type, longer preparation, and one day's exception. */
export const serviceStateSchema: z.ZodType<ServiceState> = z.object({
  paused: z.partialRecord(z.enum(orderTypes), pauseSchema) as z.ZodType<ServiceState['paused']>,
  busy: z.object({ ...between, minutes: z.int().min(1), by: z.string() }).nullable(),
  today: z.object({ ...between, kind: z.enum(['open', 'close']), by: z.string() }).nullable(),
});

/** Weeks of order types that differ from the store's. */
export const orderTypeHoursSchema = z.strictObject({
  delivery: z.array(openingDaySchema).optional(),
  pickup: z.array(openingDaySchema).optional(),
  table: z.array(openingDaySchema).optional(),
});

/** Special hours, with the fields that opening hours depend on. */
export const festivalSchema: z.ZodType<Festival> = z.object({
  _id: id,
  name: multilingual,
  start_date: date,
  end_date: date,
  is_yearly: z.boolean(),
  hours: dayHoursSchema,
});

/** Whether the store takes orders of a type, until when, and why not. */
export const openStateSchema = z.object({
  is_open: z.boolean(),
  /** When that ends: closing time, the end of a pause, or the next opening. Missing if it is far in the future. */
  until: instant.optional(),
  reason: z.enum(closedReasons).optional(),
  /** With `festival`: the day's text for customers, in the store's languages. */
  festival: multilingual.optional(),
  next_open_at: instant.optional(),
  /** Added to the preparation time of new orders. */
  busy_minutes: z.int().min(0),
});

export const openStatesSchema = z.object({
  delivery: openStateSchema,
  pickup: openStateSchema,
  table: openStateSchema,
});

/** Minutes added to the preparation time of new orders. */
export const busyMinutesSchema = z.int().min(limits.busyMinutesMin).max(limits.busyMinutesMax);

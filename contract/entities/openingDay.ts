import { z } from 'zod';

/** A wall-clock time, `HH:MM`; a day can end at 24:00. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** The hours of one day, whatever its weekday. */
export const dayHoursSchema = z.object({
  is_open: z.boolean(),
  is_full_day: z.boolean(),
  slots: z
    .array(z.object({ start: clock, end: clock }))
    .max(10)
    .readonly(),
});

export const openingDaySchema = dayHoursSchema.extend({ day: z.int().min(0).max(6) });

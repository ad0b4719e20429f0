import { z } from 'zod';
import { body, call } from '../calls/call';
import { isOneOrMany, oneOrMany, oneOrManyError } from '../calls/list';
import { orderDecisionsSchema } from '../entities/affectedOrders';
import { dayHoursSchema } from '../entities/openingDay';
import { plannedDay, texts } from '../entities/shared';
import { limits } from '../limits';
import { describeRecord, type RecordOf } from './describeRecord';

/** Days with other hours than the week's, or closed, and the text that customers see about them. */
export const festivalTimeRecord = describeRecord('festival_time', {
  permission: 'store/store_time_setting',
  fields: {
    name: texts(limits.nameMax),
    start_date: plannedDay,
    end_date: plannedDay,
    is_yearly: z.boolean().default(false),
    hours: dayHoursSchema.default({ is_open: false, is_full_day: false, slots: [] }),
  },
  filter: { is_yearly: z.boolean() },
  sort: ['start_date', 'name'],
});
export type FestivalTime = RecordOf<typeof festivalTimeRecord>;

const { calls } = festivalTimeRecord;
const settle = orderDecisionsSchema.optional();

/**
 * Adding, changing or deleting special hours can leave scheduled orders outside the hours. Then `settle` decides about
 * each of them. Several special hours are deleted together or not at all, because together they determine which orders
 * are affected.
 */
export const festivalTime = {
  ...festivalTimeRecord,
  calls: {
    ...calls,
    add_festival_time: call({ ...calls.add_festival_time, body: calls.add_festival_time.body.extend({ settle }) }),
    update_festival_time: call({
      ...calls.update_festival_time,
      body: calls.update_festival_time.body.extend({ settle }),
    }),
    delete_festival_time: call({
      ...calls.delete_festival_time,
      body: body({ ...oneOrMany, settle }).refine(isOneOrMany, oneOrManyError),
    }),
  },
};

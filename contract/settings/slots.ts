import { z } from 'zod';
import { limits } from '../limits';
import { describeSettings } from './describeSettings';

/** Which times customers can choose, and how many orders fit in each. */
export const slotSettings = describeSettings('slot_settings', {
  permission: 'store/store_time_setting',
  summary: 'Length of a slot, how long before and ahead it can be chosen, and how many orders it takes',
  effect: 'Orders that are scheduled already keep their times',
  fields: {
    slot_minutes: z.int().min(limits.slotMinutesMin).max(limits.slotMinutesMax),
    slot_lead_minutes: z.int().min(0).max(limits.slotLeadMinutesMax),
    slot_days_ahead: z.int().min(0).max(limits.scheduleDaysMax),
    slot_orders_max: z.int().min(1).max(limits.slotOrdersMax).nullable(),
  },
});

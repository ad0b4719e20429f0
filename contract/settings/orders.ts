import { z } from 'zod';
import { minor, texts } from '../entities/shared';
import { limits } from '../limits';
import { describeSettings, type SettingsOf } from './describeSettings';

const minutes = z.int().min(limits.minutesMin).max(limits.minutesMax);
const ride = z.int().min(0).max(limits.minutesMax);

/** How a store takes orders. */
export const orderSettings = describeSettings('order_settings', {
  permission: 'store/setting',
  summary: 'How the store takes orders',
  effect: 'Applies to new orders; the time to answer and the warning times also apply to open orders',
  fields: {
    /** Whether the store takes orders at all (635). */
    is_business: z.boolean(),
    is_delivery_on: z.boolean(),
    is_pickup_on: z.boolean(),
    is_table_on: z.boolean(),
    /** Without fees and tips; for delivery and pickup (557). */
    minimum_order_price: minor,
    preparation_time: minutes,
    pickup_time: minutes,
    delivery_time_min: ride,
    /** The end of the range, used for promised times. */
    delivery_time: ride,
    is_ask_estimated_time_for_ready_order: z.boolean(),
    is_auto_accept: z.boolean(),
    /** Minutes after which a new order that no one accepted is rejected. */
    answer_within: z.int().min(limits.answerMinutesMin).max(limits.answerMinutesMax),
    /** Minutes in which a customer can answer a change of their order. */
    change_answer_within: z.int().min(1).max(limits.changeAnswerMax),
    /** A clock turns amber this many minutes before its deadline. */
    warn_before: ride,
    /** A ready pickup counts as not collected this many minutes after its promised time. */
    collect_within: ride,
    is_confirmation_code_required_at_delivery: z.boolean(),
    is_confirmation_code_required_at_pickup: z.boolean(),
    customer_note: texts(limits.noteMax),
  },
  // 0 means never; only the platform can set that.
  shown: { answer_within: z.int(), preparation_time: z.int(), pickup_time: z.int(), change_answer_within: z.int() },
});
export type OrderSettings = SettingsOf<typeof orderSettings>;

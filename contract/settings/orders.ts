import { z } from 'zod';
import { limits } from '../limits';
import { describeSettings, type SettingsOf } from './describeSettings';

/** How a store takes orders. */
export const orderSettings = describeSettings('order_settings', {
  permission: 'store/setting',
  summary: 'How the store takes orders',
  effect: 'They also apply to orders that wait already',
  fields: {
    /** Minutes after which an unanswered new order is rejected. */
    answer_within: z.int().min(limits.answerMinutesMin).max(limits.answerMinutesMax),
  },
  // 0 never, which only the platform can set.
  shown: { answer_within: z.int() },
});
export type OrderSettings = SettingsOf<typeof orderSettings>;

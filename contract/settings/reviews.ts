import { z } from 'zod';
import { minor } from '../entities/shared';
import { limits } from '../limits';
import { describeSettings, type SettingsOf } from './describeSettings';

/** What the store's people may give away when they reply to a review. */
export const reviewSettings = describeSettings('review_settings', {
  permission: 'store/setting',
  summary: 'How large an apology for a bad order can be, and how long its code is valid',
  effect: 'Codes that were sent keep their value',
  fields: {
    /** Of one code; 0 for none. */
    apology_max: minor,
    apology_days: z.int().min(1).max(limits.apologyDaysMax),
  },
});
export type ReviewSettings = SettingsOf<typeof reviewSettings>;

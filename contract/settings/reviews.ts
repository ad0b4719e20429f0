import { z } from 'zod';
import { replyTemplateSchema } from '../entities/review';
import { minor } from '../entities/shared';
import { limits } from '../limits';
import { describeSettings, type SettingsOf } from './describeSettings';

/** How staff reply to reviews: their own templates, and the limits for apologies. */
export const reviewSettings = describeSettings('review_settings', {
  permission: 'store/setting',
  summary: 'How large an apology for a bad order can be, how long its code is valid, and templates for replies',
  effect: 'Codes that were sent keep their value',
  fields: {
    /** The highest amount of an apology; 0 for none. */
    apology_max: minor,
    apology_days: z.int().min(1).max(limits.apologyDaysMax),
    reply_templates: z.array(replyTemplateSchema).max(limits.replyTemplatesMax),
  },
});
export type ReviewSettings = SettingsOf<typeof reviewSettings>;

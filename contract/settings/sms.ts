import { z } from 'zod';
import { minor, phoneCodeOrNone } from '../entities/shared';
import { limits } from '../limits';
import { messageLimits } from '../messageLimits';
import { smsFormats } from '../messages/smsFormats';
import { describeSettings } from './describeSettings';

const number = z.string().regex(new RegExp(`^(\\d{${limits.smsNumberMin},${limits.smsNumberMax}})?$`));

/** The store's own account at a service for text messages. */
export const smsSettings = describeSettings('sms_settings', {
  permission: 'store/setting',
  summary:
    'The account with which the store sends text messages to its customers, and what may be sent in a day. 4022 `required` at a ' +
    'field that is needed to turn it on',
  effect: 'Applies to messages that are written from now on',
  // The account that it belongs to, and the service that it is sent to.
  secrets: { sms_auth_token: ['sms_format', 'sms_auth_id'] },
  fields: {
    is_sms_on: z.boolean(),
    sms_format: z.enum(smsFormats),
    sms_auth_id: z
      .string()
      .trim()
      .max(messageLimits.authIdMax)
      .regex(/^[\w-]*$/),
    sms_country_phone_code: phoneCodeOrNone,
    /** The number that messages come from. */
    sms_number: number,
    /** The price of 100 parts, as the service charges it; 0 if the store doesn't say. */
    sms_parts_price: minor,
    /** Messages beyond this many parts in a day are refused; `null` for no limit. */
    sms_parts_per_day: z.int().min(1).max(messageLimits.smsPartsPerDayMax).nullable(),
  },
  shown: { sms_country_phone_code: z.string() },
});

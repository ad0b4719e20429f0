import type { CustomerEvent } from '../messages/customerEvents';
import { eventTextsSchema } from '../messages/eventTextsSchema';
import { describeSettings } from './describeSettings';

/** The events of `contract/messages/customerEvents.ts` as fields. */
type EventFields = { [Event in CustomerEvent as `message_${Event}`]: typeof eventTextsSchema };

const fields: EventFields = {
  message_booking_accepted: eventTextsSchema,
  message_booking_fee_due: eventTextsSchema,
  message_booking_reminder: eventTextsSchema,
  message_booking_changed: eventTextsSchema,
  message_booking_cancelled: eventTextsSchema,
  message_booking_released: eventTextsSchema,
  message_review_reply: eventTextsSchema,
};

/** Which messages customers get, and the store's own texts for them. */
export const messageSettings = describeSettings('message_settings', {
  permission: 'store/setting',
  summary:
    'Which messages customers get, and the store’s own texts by language and channel. 4022 `placeholder` at a text with ' +
    'a placeholder that its event doesn’t have, which `params` names',
  effect: 'Applies to messages that are written from now on',
  fields,
});

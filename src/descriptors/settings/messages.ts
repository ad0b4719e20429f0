import { limits } from '#contract/limits';
import { messageLimits } from '#contract/messageLimits';
import { smsFormats } from '#contract/messages/smsFormats';
import { defineSettings } from '../defineSettings';

const texts = { kind: 'event_texts' } as const;
const key = { kind: 'text', max: messageLimits.mapKeyMax } as const;

/** The messages to customers, and the store's own texts for them. */
export const messages = defineSettings('messages', {
  entity: 'message_settings',
  fields: {
    message_booking_accepted: texts,
    message_booking_fee_due: texts,
    message_booking_reminder: texts,
    message_booking_changed: texts,
    message_booking_cancelled: texts,
    message_booking_released: texts,
    message_review_reply: texts,
  },
});

/** The store's own account for text messages. */
export const sms = defineSettings('sms', {
  entity: 'sms_settings',
  fields: {
    is_sms_on: { kind: 'boolean', help: true },
    sms_format: { kind: 'choice', choices: smsFormats, required: true, help: true },
    sms_auth_id: { kind: 'text', max: messageLimits.authIdMax },
    sms_auth_token: { kind: 'secret', max: messageLimits.authTokenMax },
    sms_country_phone_code: { kind: 'text', max: 5 },
    sms_number: { kind: 'text', help: true, max: limits.smsNumberMax },
    sms_parts_price: { kind: 'money', required: true, help: true, max: limits.amountMax },
    sms_parts_per_day: { kind: 'number', help: true, min: 1, max: messageLimits.smsPartsPerDayMax },
  },
  form: {
    account: ['is_sms_on', 'sms_format', ['sms_auth_id', 'sms_auth_token'], ['sms_country_phone_code', 'sms_number']],
    costs: [['sms_parts_price', 'sms_parts_per_day']],
  },
});

/** The keys with which panels and apps show maps. */
export const mapKeys = defineSettings('map-keys', {
  entity: 'map_settings',
  fields: {
    map_key_user_panel: key,
    map_key_store_panel: key,
    map_key_android_user_app: key,
    map_key_ios_user_app: key,
  },
});

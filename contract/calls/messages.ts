import { z } from 'zod';
import { id, minor, phone, phoneCode } from '../entities/shared';
import { outgoingChannels } from '../messages/channels';
import { customerEventNames } from '../messages/customerEvents';
import { referenceLanguages } from '../referenceLanguages';
import { optionalShape } from '../resources/recordShape';
import { mapApps, mapKeyFields } from '../settings/maps';
import { body, call, noBody, nothing } from './call';

const settings = { audience: 'session', permission: 'store/setting' } as const;
const language = z.enum(referenceLanguages);

/** Why a text message wasn't sent: `cap`: the day's limit; `unreachable`: the service didn't answer. */
export const smsProblems = [
  'cap',
  'sign_in',
  'sender',
  'recipient',
  'blocked',
  'balance',
  'busy',
  'unreachable',
  'other',
] as const;
export type SmsProblem = (typeof smsProblems)[number];

/** The messages that a store sends to its customers, and its accounts for sending them. */
export const messageCalls = {
  get_standard_texts: call({
    ...settings,
    summary: 'The standard texts of the messages to customers in one language, and sample values of their placeholders',
    body: body({ language }),
    reply: z.object({
      standard_texts: z.array(
        z.object({
          event: z.enum(customerEventNames),
          channel: z.enum(outgoingChannels),
          title: z.string(),
          content: z.string(),
        }),
      ),
      samples: z.record(z.string(), z.string()),
    }),
  }),
  send_sample_messages: call({
    ...settings,
    limit: { points: 6, seconds: 600 },
    audit: 'none: the caller mails themselves, and nothing changes',
    summary:
      'Mails the caller every message to customers in one language, with sample values: those with the store’s own texts ' +
      'as well as the standard ones. 4200 if mail isn’t set up',
    body: body({ language }),
    reply: z.object({
      recipient: z.string(),
      count: z.int(),
      /** In a demo without a mail server, the first of them. */
      demo_message: z.object({ subject: z.string(), text: z.string() }).optional(),
    }),
  }),
  get_sms_use: call({
    ...settings,
    summary: 'The text messages that the store has written since the day began in its time zone, and what they cost',
    body: noBody,
    reply: z.object({
      sms_use: z.object({
        parts: z.int(),
        cost: minor,
        /** Messages that weren't sent because of the store's limit. */
        over_limit: z.int(),
        /** Messages that the service refused. */
        refused: z.int(),
        /** Why it refused the last one; empty if none was. */
        refusal: z.string(),
      }),
    }),
  }),
  send_test_sms: call({
    ...settings,
    limit: { points: 10, seconds: 600 },
    waitsOutside: true,
    audit: 'none: nothing changes; the service’s own list has the message',
    summary:
      'Sends a text message with the store’s saved account, and says what was refused. 4022 `required` at a setting that is missing',
    body: body({ country_phone_code: phoneCode, phone, language }),
    reply: z.object({
      problem: z.enum(smsProblems).nullable(),
      /** The service's words; empty if nothing. */
      reason: z.string(),
      parts: z.int(),
    }),
  }),
  update_google_key_setting: call({
    ...settings,
    audit: { entity: 'store', action: 'update' },
    summary:
      'Changes keys of the map service whatever their version: for programs. Omitted keys stay; 821 if none is given',
    body: body(optionalShape(mapKeyFields)),
    reply: nothing,
  }),
} as const;

export const platformMessageCalls = {
  'platform/get_map_keys': call({
    audience: 'platform',
    summary:
      'A store’s keys of the map service, empty ones included. With `app`, that one alone, and 821 if the store has none',
    body: z.strictObject({ store_id: id, app: z.enum(mapApps).optional() }),
    reply: z.object({ map_keys: z.partialRecord(z.enum(mapApps), z.string()) }),
  }),
} as const;

import { z } from 'zod';
import { email } from '../entities/shared';
import { limits } from '../limits';
import { describeSettings, type SettingsOf } from './describeSettings';

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.hostMax)
  .regex(/^[a-z\d.:-]*$/);

/** Labels of a host's name, in dots; empty if the store doesn't name one. */
const selector = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.selectorMax)
  .regex(/^([a-z\d_]([a-z\d_-]*[a-z\d_])?(\.[a-z\d_]([a-z\d_-]*[a-z\d_])?)*)?$/);

/** The store's own mail server, for mail to its customers. */
export const emailSettings = describeSettings('email_settings', {
  permission: 'store/setting',
  summary:
    'The server that sends the store’s mail to its customers, and the sender that they see. 4022 `required` at a field that ' +
    'is needed to turn it on',
  effect: 'Applies to mails that are sent from now on',
  // A change of where it is sent needs it again.
  secrets: { mail_password: ['mail_host', 'mail_port', 'mail_user'] },
  fields: {
    is_mail_on: z.boolean(),
    mail_host: host,
    /** TLS begins with the first byte at 465, and by STARTTLS at all others. */
    mail_port: z.int().min(1).max(limits.portMax),
    /** Empty if the server takes mail without a sign-in. */
    mail_user: z.string().trim().max(limits.nameMax),
    mail_from_address: z.union([z.literal(''), email]),
    mail_from_name: z.string().trim().max(limits.nameMax),
    /** The part of `<selector>._domainkey.<domain>` that the mail provider chose. */
    mail_dkim_selector: selector,
  },
});
export type EmailSettings = SettingsOf<typeof emailSettings>;

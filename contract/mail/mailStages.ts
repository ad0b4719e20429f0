/**
 * The steps of sending a mail by a store's own server, in their order; a mail that didn't leave failed at one of them.
 * `name`: the server's name leads to no address that may be used; `refused`: no one answers at its port; `timeout`: it
 * took too long; `greeting`: it isn't a mail server, or turned us away; `starttls`: it offers no encryption;
 * `message`: it took everything but the mail itself.
 */
export const mailStages = [
  'name',
  'refused',
  'timeout',
  'greeting',
  'starttls',
  'tls',
  'certificate',
  'sign_in',
  'sender',
  'recipient',
  'message',
] as const;
export type MailStage = (typeof mailStages)[number];

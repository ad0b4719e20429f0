import { createTransport } from 'nodemailer';
import type { Env } from '../env';
import { type MailFailure, mailFailure } from './mailFailure';
import { withUnsubscribeHeaders } from './unsubscribeHeaders';

/** A mail in plain words. */
export interface Mail {
  /** The same for every attempt, so that a mail sent twice appears once to its reader. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Address at which its reader unsubscribes from such mail. */
  unsubscribe?: string;
}

export interface Mailer {
  /** @returns why it didn't leave; `null` once the mail server has taken it */
  send(mail: Mail): Promise<MailFailure | null>;
  /** Ends open connections. A mail that is being sent fails, so a server that hangs doesn't delay the shutdown. */
  close(): void;
}

/**
 * An attempt to send a mail ends after this time. The library's own timeouts only limit silence: a server that sends
 * one character per second would never exceed them.
 */
const sendTimeoutMs = 15_000;

/**
 * Opens the connection to the mail server; `null` if none is set up.
 *
 * @param timeoutMs how long sending a mail can take; tests use less
 */
export function openMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  timeoutMs = sendTimeoutMs,
): Mailer | null {
  if (!SMTP_URL) return null;
  const transport = createTransport(SMTP_URL, { from: { name: 'Storedesk', address: MAIL_FROM } });
  const host = MAIL_FROM.split('@')[1] ?? 'storedesk';
  const closing = new AbortController();
  return {
    async send({ id, to, ...mail }) {
      const sending = transport.sendMail({
        ...withUnsubscribeHeaders(mail),
        // As an object, it's one address, whatever characters it has.
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      });
      return sending.then(() => null, mailFailure);
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

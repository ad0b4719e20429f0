import { createTransport } from 'nodemailer';
import type { Env } from '../env';

/** A mail in plain words. */
export interface Mail {
  /** The same for every attempt, so that a mail sent twice appears once to its reader. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves once the mail server has taken it. @throws what the mail server, or the way to it, has to say */
  send(mail: Mail): Promise<void>;
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
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${host}>`, signal: AbortSignal.timeout(timeoutMs) });
    },
    close: () => transport.close(),
  };
}

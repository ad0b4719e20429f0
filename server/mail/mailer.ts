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
 * A mail that isn't taken by then is given up, until the next try. The library's own limits are on silence: a server that
 * says one letter a second passes them for hours.
 */
const patienceMs = 15_000;

/**
 * The way to the mail server; `null` where none is set up.
 *
 * @param withinMs how long a mail may take; tests set less
 */
export function openMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  withinMs = patienceMs,
): Mailer | null {
  if (!SMTP_URL) return null;
  const transport = createTransport(SMTP_URL, { from: { name: 'Storedesk', address: MAIL_FROM } });
  const host = MAIL_FROM.split('@')[1] ?? 'storedesk';
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${host}>`, signal: AbortSignal.timeout(withinMs) });
    },
    close: () => transport.close(),
  };
}

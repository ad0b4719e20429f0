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

/** A mail server that says nothing for so long is given up, until the next try. */
const patienceMs = 15_000;

/** The way to the mail server; `null` where none is set up. */
export function openMailer({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer | null {
  if (!SMTP_URL) return null;
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport(
    { url: SMTP_URL, ...patience },
    { from: { name: 'Storedesk', address: MAIL_FROM } },
  );
  const host = MAIL_FROM.split('@')[1] ?? 'storedesk';
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}

import { localText } from '#contract/multilingual';
import type { Mail } from '#server/mail/mailer';
import type { SupportMessageRow } from './presentMessage';

/** Names may hold anything; a subject is one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A message as the operator reads it; an answer goes to whoever wrote it. */
export function writeMail(row: SupportMessageRow, storeName: readonly string[], to: string): Mail {
  const store = inOneLine(localText(storeName, 0));
  const facts = [
    ['Store', `${store} (${row.store_id})`],
    ['Account', inOneLine(row.by)],
    ['Page', row.page],
    ['Version', row.app_version],
    ['Browser', row.browser],
    ['Written', row.created_at.toISOString()],
    ['Message', row.id],
  ];
  return {
    id: row.id,
    to,
    ...(row.reply_to ? { replyTo: row.reply_to } : {}),
    subject: `Support: ${store}`,
    text: `${row.text}\n\n-- \n${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`,
  };
}

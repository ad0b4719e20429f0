import { and, eq } from 'drizzle-orm';
import type { SupportMessage, SupportMessageState } from '#contract/entities/supportMessage';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import type { Env } from '#server/env';
import { type OutgoingState, queueMessageOf } from '../outgoing/service';

type SupportMessageRow = typeof supportMessages.$inferSelect;

/** State of a message. Its mail is deleted after some weeks, so the message keeps that it was sent. */
function stateOf({ mailed_at, mail }: Pick<SupportMessageRow, 'mailed_at'> & { mail: OutgoingState | null }) {
  const state: SupportMessageState = mailed_at ? 'mailed' : mail === 'waiting' ? 'waiting' : 'kept';
  return state;
}

/** @param row a message with the state of its mail; `null` if there is none */
export const presentMessage = (row: SupportMessageRow & { mail: OutgoingState | null }): SupportMessage => ({
  _id: row.id,
  text: row.text,
  page: row.page,
  created_at: row.created_at.toISOString(),
  state: stateOf(row),
});

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Queues the mail to the operator, with the message's ID. It is in English, and replies go to the writer. */
export async function queueMail(tx: Database, env: Env, row: SupportMessageRow): Promise<void> {
  const [found] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, row.store_id));
  const store = inOneLine(localText(found?.name ?? [], 0));
  const facts = [
    ['Store', `${store} (${row.store_id})`],
    ['Account', inOneLine(row.by)],
    ['Page', row.page],
    ['Version', row.app_version],
    ['Browser', row.browser],
    ['Written', row.created_at.toISOString()],
    ['Message', row.id],
  ];
  const message = {
    ...({ event: 'support', channel: 'email', recipient: env.SUPPORT_EMAIL, language: 'en' } as const),
    facts: { store, text: row.text, facts: facts.map(([name, value]) => `${name}: ${value}`).join('\n') },
    storeId: row.store_id,
    ...(row.reply_to ? { replyTo: row.reply_to } : {}),
  };
  await queueMessageOf(row.id, tx, env, message, row.created_at);
}

interface Noted {
  id: string;
  store_id: string | null;
}

/** Records that a message's mail was sent. */
export async function noteMailed(tx: Database, { id, store_id }: Noted, at: Date): Promise<void> {
  if (store_id === null) return;
  const isRow = and(eq(supportMessages.store_id, store_id), eq(supportMessages.id, id));
  await tx.update(supportMessages).set({ mailed_at: at }).where(isRow);
}

import { subDays } from 'date-fns';
import { and, asc, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import type { SupportMessage, SupportMessageState } from '#contract/entities/supportMessage';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import type { Env } from '#server/env';
import { deliveryOf, type OutgoingState, queueMessage, queueMessageOf } from '../outgoing/service';

/** Whether messages to the operator leave by mail. */
export const canMail = (env: Env): boolean => env.SUPPORT_EMAIL !== '' && deliveryOf(env, 'email') === 'server';

/** When a version without `outgoing_messages` would mail a message of this version, which has its own mail. */
export const neverByOlder = new Date('9999-12-31T00:00:00Z');

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

type Facts = readonly (readonly [name: string, value: string])[];

const asLines = (facts: Facts): string => facts.map(([name, value]) => `${name}: ${value}`).join('\n');

/** The store as a mail to the operator names it. */
const storeName = (name: readonly string[]): string => inOneLine(localText(name, 0));

/** Mails the operator what only they can look into. Without `SUPPORT_EMAIL` it does nothing. */
export async function mailOperator(
  tx: Database,
  env: Env,
  { storeId, name, text, facts }: { storeId: string; name: readonly string[]; text: string; facts: Facts },
  now: Date,
): Promise<void> {
  if (!canMail(env)) return;
  const store = storeName(name);
  const lines = asLines([['Store', `${store} (${storeId})`], ...facts]);
  const to = { event: 'support', channel: 'email', recipient: env.SUPPORT_EMAIL, language: 'en' } as const;
  await queueMessage(tx, env, { ...to, facts: { store, text, facts: lines }, storeId }, now);
}

/** Queues the mail to the operator, with the message's ID. It is in English, and replies go to the writer. */
export async function queueMail(tx: Database, env: Env, row: SupportMessageRow): Promise<void> {
  const [found] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, row.store_id));
  const store = storeName(found?.name ?? []);
  const facts: Facts = [
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
    facts: { store, text: row.text, facts: asLines(facts) },
    storeId: row.store_id,
    ...(row.reply_to ? { replyTo: row.reply_to } : {}),
  };
  await queueMessageOf(row.id, tx, env, message, row.created_at);
}

/** About as long as a mail is tried. Older messages stay in the database only. */
const queuedDays = 3;
const maxPerRound = 20;

/**
 * Queues the mails of messages that waited at an update from a version without `outgoing_messages`, or that one of its
 * processes wrote during the update. A message that such a process is mailing isn't due: it has moved the time forward.
 */
export async function queueOlder(db: Database, now: Date, { env }: { env: Env }): Promise<void> {
  if (!canMail(env)) return;
  const mail = db.select().from(outgoingMessages).where(eq(outgoingMessages.id, supportMessages.id));
  const isDue = and(isNull(supportMessages.mailed_at), lte(supportMessages.next_try_at, now));
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(supportMessages)
      .where(and(isDue, gt(supportMessages.created_at, subDays(now, queuedDays)), notExists(mail)))
      .orderBy(asc(supportMessages.created_at))
      .limit(maxPerRound)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      await queueMail(tx, env, row);
      await tx.update(supportMessages).set({ next_try_at: neverByOlder }).where(isRow(row));
    }
  });
}

const isRow = ({ store_id, id }: { store_id: string; id: string }) =>
  and(eq(supportMessages.store_id, store_id), eq(supportMessages.id, id));

interface Noted {
  id: string;
  store_id: string | null;
}

/** Records that a message's mail was sent. */
export async function noteMailed(tx: Database, { id, store_id }: Noted, at: Date): Promise<void> {
  if (store_id === null) return;
  await tx.update(supportMessages).set({ mailed_at: at }).where(isRow({ store_id, id }));
}

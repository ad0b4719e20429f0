import { addMilliseconds, addSeconds } from 'date-fns';
import { and, asc, eq, lte, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { OutgoingChannel } from '#contract/messages/channels';
import type { Database } from '#server/db/database';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import type { Env } from '#server/env';
import type { Mail } from '#server/mail/mailer';
import type { MailFailure } from '#server/mail/mailFailure';
import { noteBounce } from './mailAddresses';
import { isWaiting, type OutgoingState } from './outgoingState';
import { openMessage, type WrittenMessage } from './sealedMessage';
import { isByStore } from './storeMails';
import { withoutAddress } from './withoutAddress';

type MessageRow = typeof outgoingMessages.$inferSelect;

/** The outcome of a message in one round: sent, waiting for its next attempt, or given up. */
export interface Attempt {
  row: Omit<MessageRow, 'sealed'>;
  state: OutgoingState;
  /** Why it didn't leave; `null` if it was sent, or was of no more use. */
  failure: MailFailure | null;
}

/** Takes the messages of a channel, such as a mail server. */
export interface Courier {
  /** @returns why it didn't leave; `null` once it was taken */
  send(message: Mail, row: Pick<MessageRow, 'store_id' | 'is_stores'>): Promise<MailFailure | null>;
}

export interface Sending {
  /** The channel whose messages are sent; mails if not given. */
  channel?: OutgoingChannel;
  /** Takes them; `null` if none is set up. Then messages wait, and those of no more use are given up. */
  mailer: Courier | null;
  env: Pick<Env, 'APP_KEY'>;
  /** Runs in the transaction that records that a message was sent. */
  onSent?: (tx: Database, message: Pick<MessageRow, 'id' | 'store_id' | 'event'>, at: Date) => Promise<void>;
}

/** No further attempt can send a message that was damaged. */
const unreadable: MailFailure = { kind: 'address', reason: 'The message can’t be decrypted.' };

const maxPerRound = 20;
/** A round ends soon after this time even if messages are left, so the time of each claim stays true. */
const roundMs = 10_000;

/**
 * Seconds until the next attempt: soon at first, since someone may be waiting for a code, and then up to an hour. Longer
 * than an attempt takes, so no other process starts one at the same time.
 */
const pauses = [20, 40, 60, 120, 240, 480, 960, 1_920, 3_600];
/** A message that hasn't left after this many attempts, about three days, is given up. */
const maxTries = 80;

const isMail = eq(outgoingMessages.channel, 'email');
const isDue = (now: Date): SQL | undefined => and(isWaiting, lte(outgoingMessages.next_try_at, now));
const isExpired = (now: Date): SQL | undefined => and(isWaiting, lte(outgoingMessages.expires_at, now));

const isOver = ({ tries, expires_at, sealed }: MessageRow, now: Date): boolean =>
  tries >= maxTries || sealed === null || (expires_at !== null && expires_at <= now);

interface Taken {
  row: MessageRow;
  /** It was given up instead. */
  isOver: boolean;
}

/**
 * Claims the next message for one attempt: other processes only see it after the attempt has had its time. A message of
 * no more use is given up instead.
 */
function takeOne(db: Database, now: Date, condition: SQL | undefined): Promise<Taken | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outgoingMessages)
      .where(condition)
      .orderBy(asc(outgoingMessages.next_try_at), asc(outgoingMessages.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    if (isOver(row, now)) {
      await tx.update(outgoingMessages).set({ failed_at: now, sealed: null }).where(eq(outgoingMessages.id, row.id));
      return { row, isOver: true };
    }
    const tries = row.tries + 1;
    const next = addSeconds(now, pauses[Math.min(row.tries, pauses.length - 1)] ?? 3_600);
    await tx.update(outgoingMessages).set({ tries, next_try_at: next }).where(eq(outgoingMessages.id, row.id));
    return { row: { ...row, tries }, isOver: false };
  });
}

function opened(env: Sending['env'], { id, sealed }: MessageRow): WrittenMessage | null {
  try {
    return openMessage(env, id, sealed ?? '');
  } catch {
    return null;
  }
}

/** Whether a message is a mail of a store to a customer. */
const isStoresMail = (row: MessageRow): row is MessageRow & { store_id: string } =>
  row.channel === 'email' && row.is_stores && row.store_id !== null;

/** Sends a claimed message. The mail server is used outside of transactions, because it can be slow. */
async function sendOne(
  db: Database,
  row: MessageRow,
  { mailer, env, onSent }: Omit<Sending, 'mailer'> & { mailer: Courier },
  clock: () => Date,
): Promise<Attempt> {
  const { id, recipient: to } = row;
  const isRow = eq(outgoingMessages.id, id);
  const message = opened(env, row);
  const failure = message ? await mailer.send({ id, to, ...message }, row) : unreadable;
  const at = clock();
  if (failure) {
    const isLast = failure.kind === 'address' || row.tries >= maxTries;
    const end = isLast ? { failed_at: at, sealed: null } : {};
    await db.transaction(async (tx) => {
      await tx
        .update(outgoingMessages)
        .set({ refusal: withoutAddress(failure.reason, to), failure_stage: failure.stage ?? null, ...end })
        .where(and(isRow, isWaiting));
      if (failure.gone !== undefined && isStoresMail(row)) {
        await noteBounce(tx, { storeId: row.store_id, address: to, reason: failure.gone }, at);
      }
    });
    return { row, state: isLast ? 'failed' : 'waiting', failure };
  }
  const isSent = { sent_at: at, failed_at: null, failure_stage: null, refusal: null, sealed: null };
  await db.transaction(async (tx) => {
    await tx.update(outgoingMessages).set(isSent).where(isRow);
    await onSent?.(tx, row, at);
  });
  return { row, state: 'sent', failure: null };
}

/**
 * Sends the messages that are due by the mail server, the oldest first. Those that fail are tried again; those that can't
 * be delivered or are of no more use are given up. While the server can't be reached, a round makes one attempt.
 *
 * A process that is killed between the server's confirmation and its record sends a message again, with the same ID.
 *
 * @returns the outcome of each message, for the log
 */
export async function sendMessages(db: Database, now: Date, sending: Sending): Promise<Attempt[]> {
  const { mailer, channel = 'email' } = sending;
  const attempts: Attempt[] = [];
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  // A round can take longer than the first pause, so each claim needs its own time.
  const clock = () => addMilliseconds(now, elapsed());
  while (attempts.length < maxPerRound && elapsed() < roundMs) {
    const at = clock();
    const isOurs = channel === 'email' ? and(isDue(at), not(isByStore(db) as SQL)) : isDue(at);
    const isWanted = mailer ? or(isOurs, isExpired(at)) : isExpired(at);
    const next = await takeOne(db, at, and(eq(outgoingMessages.channel, channel), isWanted));
    if (!next) break;
    const { row } = next;
    const attempt: Attempt =
      next.isOver || !mailer
        ? { row, state: 'failed', failure: null }
        : await sendOne(db, row, { ...sending, mailer }, clock);
    attempts.push(attempt);
    if (attempt.failure?.kind === 'server') break;
  }
  return attempts;
}

/** A slow server holds up one store's mail; the others' goes on. */
const storesAtOnce = 4;

/**
 * Sends the due mails of stores by their own servers, a few stores at once. A store whose server fails waits for the
 * next round.
 *
 * @param mailerOf `null` if a store's settings are no longer complete
 */
export async function sendStoreMails(
  db: Database,
  now: Date,
  { env, mailerOf }: Pick<Sending, 'env'> & { mailerOf: (storeId: string) => Promise<Courier | null> },
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const busy = new Set<string>();
  const started = performance.now();
  const clock = () => addMilliseconds(now, performance.now() - started);

  async function sendNext(): Promise<boolean> {
    const at = clock();
    const isFree = busy.size === 0 ? undefined : notInArray(outgoingMessages.store_id, [...busy]);
    const next = await takeOne(db, at, and(isMail, isDue(at), isByStore(db), isFree));
    if (!next?.row.store_id) return false;
    const { row } = next;
    const storeId = next.row.store_id;
    if (next.isOver) return attempts.push({ row, state: 'failed', failure: null }) > 0;
    busy.add(storeId);
    const mailer = await mailerOf(storeId);
    const attempt: Attempt = mailer
      ? await sendOne(db, row, { env, mailer }, clock)
      : { row, state: 'waiting', failure: { kind: 'server', reason: 'the store’s settings are not complete' } };
    attempts.push(attempt);
    if (attempt.failure === null) busy.delete(storeId);
    return true;
  }

  const work = async () => {
    while (attempts.length < maxPerRound && performance.now() - started < roundMs && (await sendNext()));
  };
  await Promise.all(Array.from({ length: storesAtOnce }, work));
  return attempts;
}

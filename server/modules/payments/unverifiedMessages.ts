import { addDays } from 'date-fns';
import { and, count, eq } from 'drizzle-orm';
import type { EventChange } from '#contract/payments/orderPayment';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { unverifiedMessages } from '#server/db/schema/payments';
import type { StoreGateway, StoreGateways } from '#server/gateways/payments/storeGateways';
import { ofAccount } from '#server/gateways/payments/watched';
import { handleEvent, keepEvent } from './handleEvent';
import { nextTry } from './retries';

type UnverifiedRow = typeof unverifiedMessages.$inferSelect;

/** Anyone can send such messages, so a store keeps few of them: gateways send what was refused again. */
const mostOfStore = 100;
/** A gateway's messages are a few kilobytes long. */
const longest = 65_536;
const longestHeader = 2_000;
/** How long a gateway is asked about a message, in days. */
const askedDays = 3;

const isMessage = ({ store_id, id }: Pick<UnverifiedRow, 'store_id' | 'id'>) =>
  and(eq(unverifiedMessages.store_id, store_id), eq(unverifiedMessages.id, id));

/** Whether a text is JSON with an object in it: anything else could change the question that it becomes a part of. */
function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The headers that a gateway needs; `null` if one is missing or too long. */
function signatureOf(names: readonly string[], headers: Headers): Record<string, string> | null {
  const signature = names.map((name) => [name, headers[name]] as const);
  const isWhole = signature.every(([, value]) => typeof value === 'string' && value.length <= longestHeader);
  return isWhole ? (Object.fromEntries(signature) as Record<string, string>) : null;
}

/**
 * Keeps a message that its gateway will be asked about.
 *
 * @returns `refused` if it can't be the gateway's, `full` if too many wait already
 */
export async function keepUnverified(
  db: Database,
  { store_id, gateway, webhookSecrets }: StoreGateway,
  { gatewayId, raw, headers, now }: { gatewayId: string; raw: Buffer; headers: Headers; now: Date },
): Promise<UnverifiedRow | 'refused' | 'full'> {
  const text = raw.toString('utf8');
  const signature = signatureOf(gateway.verification?.headers ?? [], headers);
  if (!signature || webhookSecrets.length === 0 || raw.length > longest || !isObject(text)) return 'refused';
  const ofStore = eq(unverifiedMessages.store_id, store_id);
  const [waiting] = await db.select({ number: count() }).from(unverifiedMessages).where(ofStore);
  if ((waiting?.number ?? 0) >= mostOfStore) return 'full';
  const [row] = await db
    .insert(unverifiedMessages)
    .values({
      ...{ store_id, id: newId(), gateway: gateway.name, gateway_id: gatewayId, received_at: now },
      ...{ headers: signature, raw: text, next_try_at: nextTry(0, now) },
    })
    .returning();
  return row ?? 'refused';
}

/** Whether the gateway may say more the next time: it didn't answer, or the account's keys are wrong. */
const isUndecided = (result: { kind: string; reason?: string } | undefined): boolean =>
  result === undefined || result.kind === 'later' || ofAccount.includes(result.reason ?? '');

/**
 * Asks a gateway whether a message is its own. Only then it is kept as an event and worked on.
 *
 * @returns what changed; `null` if nothing did
 */
export async function verifyMessage(
  db: Database,
  gateways: StoreGateways,
  row: UnverifiedRow,
  now: Date,
): Promise<EventChange[] | null> {
  // The claim has set the time of the next attempt.
  const forgetOld = async () => {
    if (addDays(row.received_at, askedDays) <= now) await db.delete(unverifiedMessages).where(isMessage(row));
  };
  const ask = async () => {
    const account = await gateways.find(db, row.store_id, row.gateway);
    const verified = await account?.gateway.verifyEvent?.(row.raw, row.headers, account.webhookSecrets);
    return { account, verified };
  };
  const { account, verified } = await ask().catch(async (error: unknown) => {
    // Also where its keys can't be decrypted.
    await forgetOld();
    throw error;
  });
  if (!account || isUndecided(verified)) {
    await forgetOld();
    return null;
  }
  const outcome = await db.transaction(async (tx) => {
    const [taken] = await tx.delete(unverifiedMessages).where(isMessage(row)).returning({ id: unverifiedMessages.id });
    if (!taken || verified?.kind !== 'done' || !verified.value) return null;
    return { event: await keepEvent(tx, account, verified.value, Buffer.from(row.raw), row.received_at) };
  });
  if (!outcome) return null;
  await gateways.noteEvent(db, row.gateway_id, row.received_at);
  return outcome.event ? handleEvent(db, gateways, outcome.event, now) : null;
}

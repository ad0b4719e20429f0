import { createHmac } from 'node:crypto';
import { interceptorFields } from '#contract/calls/call';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { canSeeOrder } from '#contract/orders/orderAccess';
import { CallError } from '../callError';
import { readEarlierAppKeys } from '../earlierAppKeys';
import type { CallReply, Exchange, Step } from '../exchange';
import { inTransaction } from '../inTransaction';
import { firstReply, type IsEarlierHash, isKeyTaken, runOnce } from '../keptReply';
import { fitted } from './fitReply';

type Body = Record<string, unknown>;

/**
 * Identifies what a key stands for: this body from this account. Token and device don't matter, but the account does,
 * because a reply is made for its reader. Fields are in the order of the schema. They include passwords and account
 * numbers: without the app's key, someone with the database can't guess them.
 */
function bodyHash({ session, body }: Exchange, appKey: string): string {
  const fields = Object.entries(body as Body).filter(([name]) => !(name in interceptorFields));
  return createHmac('sha256', appKey)
    .update(JSON.stringify([session?.sub_store_id ?? null, fields]))
    .digest('base64url');
}

/**
 * Refuses to repeat a reply about an order that the caller can no longer see. Calls that are open with the key of table
 * bookings alone are only about orders of that type then, which the permission of the call doesn't say.
 */
function assertStillSeen({ call: { permission }, session }: Exchange, reply: CallReply): void {
  if (!session || ![permission].flat().includes('store/table-booking') || !reply.order) return;
  if (!canSeeOrder(session.grants, reply.order as Order)) throw new CallError(errorCodes.NOT_PERMITTED);
}

const storeOf = ({ session, body }: Exchange): string => session?.store_id ?? String((body as Body).store_id);

/**
 * Runs a call with an `idempotency_key` once. If the handler writes the key itself, the first reply is only looked up
 * when the call fails: repeated keys are rare, and the key's unique constraint catches them.
 */
export const idempotently: Step = async (exchange, next) => {
  const { idempotent } = exchange.call;
  const { idempotency_key: key } = exchange.body as Body;
  if (typeof key !== 'string' || !idempotent || idempotent === 'by part') return next();
  const { env, now } = exchange.deps;
  const row = { store_id: storeOf(exchange), call: exchange.name, key, body_hash: bodyHash(exchange, env.APP_KEY) };
  const isEarlierHash: IsEarlierHash = async (tx, hash) =>
    (await readEarlierAppKeys(tx, env, now())).some((earlier) => bodyHash(exchange, earlier) === hash);
  if (idempotent === true) {
    let isFirst = false;
    const work = () => {
      isFirst = true;
      return next();
    };
    return inTransaction(exchange, async (tx) => {
      const reply = await runOnce(tx, row, work, isEarlierHash);
      if (!isFirst && !(reply instanceof CallError)) assertStillSeen(exchange, reply);
      return reply;
    });
  }
  exchange.storedReply = row;
  return next().catch(async (error: unknown) => {
    const isAnswered = error instanceof CallError || isKeyTaken(error);
    const first = isAnswered && (await firstReply<CallReply>(exchange.db, row, isEarlierHash));
    if (first) {
      assertStillSeen(exchange, first);
      return fitted(exchange, first);
    }
    throw error;
  });
};

import { createHmac } from 'node:crypto';
import { interceptorFields } from '#contract/calls/call';
import { readEarlierAppKeys } from '../earlierAppKeys';
import type { Exchange, Step } from '../exchange';
import { inTransaction } from '../inTransaction';
import { onceForKey } from '../keptReply';

type Body = Record<string, unknown>;

/**
 * What a key stands for: this body, from this account. Whichever token and device sent it, it is the same; from another
 * account it is not, since a reply is made for who is told. Fields come in the order of the schema. Passwords and account numbers are
 * among them: without the app's key nobody who has the database can try which it were.
 */
function bodyHash({ session, body }: Exchange, appKey: string): string {
  const own = Object.entries(body as Body).filter(([name]) => !(name in interceptorFields));
  return createHmac('sha256', appKey)
    .update(JSON.stringify([session?.sub_store_id ?? null, own]))
    .digest('base64url');
}

const storeOf = ({ session, body }: Exchange): string => session?.store_id ?? String((body as Body).store_id);

/** A call that came with an `idempotency_key` is carried out once; one that is kept by part does so itself. */
export const onceByKey: Step = async (exchange, next) => {
  const body = exchange.body as Body;
  const key = body.idempotency_key;
  if (exchange.call.idempotent !== true || typeof key !== 'string') return next();
  const { env, now } = exchange.deps;
  const row = { store_id: storeOf(exchange), call: exchange.name, key, body_hash: bodyHash(exchange, env.APP_KEY) };
  return inTransaction(exchange, (tx) => {
    const isEarlierHash = async (hash: string) =>
      (await readEarlierAppKeys(tx, env, now())).some((earlier) => bodyHash(exchange, earlier) === hash);
    return onceForKey(tx, row, next, isEarlierHash);
  });
};

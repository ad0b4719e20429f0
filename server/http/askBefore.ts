import type { CallName } from '#contract/calls/index';
import type { Handler } from './handler';

/** Asks what a call needs, and returns the handler that carries it out. */
type Ask<Name extends CallName> = (...call: Parameters<Handler<Name>>) => Promise<Handler<Name>>;

const asks = new WeakMap<object, Ask<CallName>>();

/**
 * A handler of a call that is carried out in a transaction, but first has to ask others, which can be slow: `ask` runs before
 * the transaction begins. What it found may have changed since, so the handler that it returns checks that again.
 *
 * @example
 * update_gateway_settings: askBefore(async (body, context) => {
 *   const account = await readAccount(body, context);
 *   return (sameBody, inTransaction) => write(sameBody, account, inTransaction);
 * })
 */
export function askBefore<Name extends CallName>(ask: Ask<Name>): Handler<Name> {
  const handler: Handler<Name> = async (body, context) => (await ask(body, context))(body, context);
  asks.set(handler, ask as unknown as Ask<CallName>);
  return handler;
}

/** The question of a handler that has one. */
export const askOf = (handler: object): Ask<CallName> | undefined => asks.get(handler);

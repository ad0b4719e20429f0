import { createHash } from 'node:crypto';
import type { Step } from '../exchange';
import { consume } from './consume';

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The account that a validated body names; `null` where it names none, and can sign nobody in. */
function accountKey(body: Record<string, unknown>, fields: readonly (readonly string[])[]): string | null {
  const given = fields.find((names) => names.every((name) => body[name] !== undefined));
  return given ? hashed(JSON.stringify(given.map((name) => body[name]))) : null;
}

/** Tries count by account where the contract says so, from whichever address they come. Stands behind `validateBody`. */
export const limitAccount: Step = async ({ call, name, deps, body }, next) => {
  const limiters = deps.limits.byCall.get(name);
  const fields = call.limit?.accountFields;
  const account = limiters && fields ? accountKey(body as Record<string, unknown>, fields) : null;
  if (!limiters || account === null) return next();

  await consume(limiters.account, account);
  const reply = await next();
  if (call.limit?.failuresOnly) await limiters.account.delete(account);
  return reply;
};

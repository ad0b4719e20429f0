import { addMinutes } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import type { SecondFactor } from '#contract/entities/factor';
import type { Database } from '../../db/database';
import type { Env } from '../../env';
import { methodsOf, passkeyRequest } from '../factors/service';
import { createToken, stepPurpose, type TokenAccount } from './accountTokens';

/** The key by which wrong proofs of an account's second factor are counted: the password's own failures count apart. */
export const factorKey = ({ store_id, sub_store_id }: TokenAccount): string =>
  sub_store_id === null ? `factor owner ${store_id}` : `factor sub_store ${sub_store_id}`;

/**
 * Makes the ticket that an account with a second factor gets instead of a session, with the challenge that a passkey has to
 * sign. Call it while the account's row is locked: a change of the password ends the ticket, or prevents it.
 *
 * @param isPasswordProved `false`: another service stood for the password
 * @returns `null` if the account has none
 */
export async function askSecondFactor(
  tx: Database,
  env: Pick<Env, 'PUBLIC_ADDRESS'>,
  { store_id, sub_store_id }: TokenAccount,
  now: Date,
  isPasswordProved: boolean,
): Promise<SecondFactor | null> {
  const account = { store_id, sub_store_id };
  const methods = await methodsOf(tx, account);
  if (methods.length === 0) return null;
  const passkey_options = await passkeyRequest(tx, env, account);
  const expires_at = addMinutes(now, accountLimits.secondFactorMinutes);
  const challenge = passkey_options?.challenge ?? null;
  const ticket = await createToken(tx, {
    ...account,
    purpose: stepPurpose('second_factor', isPasswordProved),
    challenge,
    created_at: now,
    expires_at,
  });
  const kind = sub_store_id === null ? 'owner' : 'sub_store';
  return { ticket, kind, expires_at: expires_at.toISOString(), methods, passkey_options };
}

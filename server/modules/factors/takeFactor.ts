import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FactorMethod } from '#contract/entities/factor';
import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import { type CallError, fieldsNotValid } from '#server/http/callError';
import type { FactorAccount } from './factorAccount';
import { type PasskeyProof, takePasskey } from './passkeys';
import { countRecoveryCodes, takeRecoveryCode } from './recoveryCodes';
import { tellAccount } from './tellAccount';
import { takeTotp } from './totp';

/** One proof of a second factor. */
export type FactorProof =
  | { method: 'totp'; code: string }
  | { method: 'recovery_code'; code: string }
  | { method: 'passkey'; passkey: PasskeyProof };

type ProofFields = Pick<ParsedBodyOf<'verify_second_factor'>, 'totp' | 'recovery_code' | 'passkey'>;

/** @returns the proof in a call's body; `null` without one. Of several, only one is looked at. */
export function proofIn({ totp, recovery_code, passkey }: ProofFields): FactorProof | null {
  if (passkey !== undefined) return { method: 'passkey', passkey };
  if (totp !== undefined) return { method: 'totp', code: totp };
  return recovery_code === undefined ? null : { method: 'recovery_code', code: recovery_code };
}

/** 4022 at the field of each proof that the account could give. */
export const missingProof = (methods: readonly string[]): CallError =>
  fieldsNotValid(
    errorCodes.FIELDS_NOT_VALID,
    methods.map((path) => ({ path, code: 'required' })),
  );

/** 888 at the field of a wrong proof. */
export const wrongProof = (method: FactorMethod): CallError =>
  fieldsNotValid(errorCodes.INVALID_OTP, [{ path: method, code: String(errorCodes.INVALID_OTP) }]);

type FactorEnv = Pick<Env, 'SMTP_URL' | 'SMS_FORMAT' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS'>;

/**
 * Uses up a proof of an account's second factor. Each works once, over all processes. Call it inside `throttlePassword`,
 * and commit after a wrong proof too: a passkey that seems to have been copied is announced.
 *
 * @param challenge what a passkey had to sign; `null` if none was asked for
 */
export async function takeFactor(
  tx: Database,
  env: FactorEnv,
  account: FactorAccount,
  { proof, challenge, now }: { proof: FactorProof; challenge: string | null; now: Date },
): Promise<boolean> {
  if (proof.method === 'totp') return takeTotp(tx, env, account, proof.code, now);
  if (proof.method === 'recovery_code') {
    if (!(await takeRecoveryCode(tx, env, account, proof.code, now))) return false;
    const left = await countRecoveryCodes(tx, account);
    await tellAccount(tx, env, account, { event: 'recovery_code_used', left }, now);
    return true;
  }
  if (challenge === null) return false;
  const used = await takePasskey(tx, env, account, { passkey: proof.passkey, challenge, now });
  if (used.outcome === 'copied')
    await tellAccount(tx, env, account, { event: 'passkey_refused', name: used.name }, now);
  return used.outcome === 'right';
}

import type { BodyOf } from '#contract/calls/index';
import { readStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { callApi } from '../dataProvider/callApi';
import { writeSecondFactor } from '../session/verification';
import { startSession } from './signIn';
import { startNextStep } from './startVerification';

/** One proof of a second factor: a code of an authenticator app, a recovery code, or a challenge signed with a passkey. */
type SecondFactorProof = Pick<BodyOf<'verify_second_factor'>, 'totp' | 'recovery_code' | 'passkey'>;

/**
 * Proves the second factor, which starts the session.
 *
 * @throws ApiError 888 for a wrong proof, 4029 with `retry_after`, 2000 if the ticket has expired; NotApprovedError;
 *   VerificationNeededError if the store has to be verified by now
 */
export async function proveSecondFactor(ticket: string, proof: SecondFactorProof): Promise<void> {
  const deviceToken = readStored<string>(storageKeys.deviceToken);
  const device = deviceToken ? { device_token: deviceToken } : {};
  const reply = await callApi('verify_second_factor', { ticket, ...proof, ...device });
  writeSecondFactor(null);
  startNextStep(reply);
  startSession(reply);
}

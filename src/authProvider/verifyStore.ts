import type { VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import type { SentCode, Verification } from '#contract/entities/verification';
import { readStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { callApi } from '../dataProvider/callApi';
import { type KeptCode, writeSecondFactor, writeVerification } from '../session/verification';
import { startSession } from './signIn';

/** A code as it is kept. The next one's time is by this device's clock, which can differ from the server's. */
export function keptCode({ resend_at, expires_at, demo_message }: SentCode): KeptCode {
  const sentAt = Date.parse(expires_at) - accountLimits.otpMinutes * 60_000;
  return { resendAt: Date.now() + Date.parse(resend_at) - sentAt, demo: demo_message };
}

/**
 * Has a code sent.
 *
 * @throws ApiError 2000 if the ticket has expired; 4029 with `retry_after`; 4200
 */
export async function sendCode(ticket: string, channel: VerifiedChannel): Promise<KeptCode> {
  return keptCode(await callApi('store_generate_otp', { ticket, channel, language: document.documentElement.lang }));
}

/**
 * Verifies an email address or a phone number. Once nothing is missing, the session starts, or the second factor is kept
 * that is asked for now.
 *
 * @returns what is still missing; `null` if nothing is
 * @throws ApiError 888, 638 or 4029; 2000 if the ticket has expired
 */
export async function verifyCode(ticket: string, channel: VerifiedChannel, code: string): Promise<Verification | null> {
  const deviceToken = readStored<string>(storageKeys.deviceToken);
  const reply = await callApi('otp_verification', {
    ticket,
    [`${channel}_otp`]: code,
    ...(deviceToken ? { device_token: deviceToken } : {}),
  });
  if (reply.verification) return reply.verification;
  writeVerification(null);
  if (reply.second_factor) writeSecondFactor(reply.second_factor);
  else startSession(reply);
  return null;
}

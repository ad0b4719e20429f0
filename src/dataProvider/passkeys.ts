import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { BodyOf } from '#contract/calls/index';
import type { PasskeyCreation, PasskeyRequest } from '#contract/entities/factor';

type PasskeyProof = NonNullable<BodyOf<'verify_second_factor'>['passkey']>;
type NewPasskey = BodyOf<'confirm_passkey'>['passkey'];

/**
 * Why a browser made or used no passkey. `exists`: the authenticator holds one of the account's already. `address`: it
 * belongs to another address. `cancelled`: the user closed the question, or let it time out, which browsers don't tell apart.
 */
export type PasskeyProblem = 'unsupported' | 'exists' | 'address' | 'cancelled';

export class PasskeyError extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(`no passkey: ${problem}`);
    this.name = 'PasskeyError';
  }
}

const problems: Partial<Record<string, PasskeyProblem>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'exists',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
};

const failed = (error: unknown): never => {
  throw new PasskeyError((error instanceof WebAuthnError && problems[error.code]) || 'cancelled');
};

const ipAddress = /^[\d.]+$|:/;

/**
 * Browsers offer passkeys on https and on localhost. On an IP address such as 127.0.0.1 they refuse them.
 *
 * @param domain the domain that the server accepts passkeys of, with and without `www`
 * @returns `ip`: there is no domain that the app could be opened at instead
 */
export const passkeysBlocker = (domain: string): 'unsupported' | 'address' | 'ip' | null => {
  const { hostname } = window.location;
  if (ipAddress.test(domain)) return 'ip';
  if (hostname !== domain && hostname !== `www.${domain}`) return 'address';
  return browserSupportsWebAuthn() ? null : 'unsupported';
};

function assertSupported(): void {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
}

/** Has the browser sign a challenge with one of the account's passkeys. @throws PasskeyError */
export async function signChallenge(options: PasskeyRequest): Promise<PasskeyProof> {
  assertSupported();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON }).catch(failed)) as PasskeyProof;
}

/** Has the browser make a passkey. @throws PasskeyError */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  assertSupported();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON }).catch(failed)) as NewPasskey;
}

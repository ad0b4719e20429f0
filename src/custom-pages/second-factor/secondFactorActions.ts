import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { PasskeyRequest, SecondFactor } from '#contract/entities/factor';

type Proof = Pick<BodyOf<'verify_second_factor'>, 'totp' | 'recovery_code' | 'passkey'>;

/** Actions of the page, which doesn't know the server. */
export interface SecondFactorActions {
  factor: SecondFactor;
  /** Starts the session. @throws ApiError 888, 4029 or 2000; VerificationNeededError; NotApprovedError */
  prove: (proof: Proof) => Promise<void>;
  /** @throws PasskeyError */
  sign: (options: PasskeyRequest) => Promise<NonNullable<Proof['passkey']>>;
  /** For an owner who can prove none. @throws ApiError 4022 at `ticket`, 4029, 4200 or 2000 */
  askColleagues: () => Promise<ReplyOf<'begin_recovery'>['request']>;
  /** Shows the verification that the store needs by now. */
  verify: () => void;
  /** Goes back to the sign-in. */
  leave: () => void;
  /** The ticket is no longer valid. */
  expire: () => void;
  /** Called when the user starts typing. */
  onTyping: () => void;
}

/** Proves one way. @returns the translation key of why it was refused; `null` once the page goes on */
export type ProofAttempt = (proof: Proof) => Promise<string | null>;

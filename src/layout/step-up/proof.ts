import type { BodyOf } from '#contract/calls/index';

/** Props of each way to prove who someone is. */
export interface ProofProps {
  /** The email address of the account that is signed in. */
  email: string;
  /** @throws ApiError 613 at `password`, 888 at `totp` or `passkey`, 4029 with `retry_after` */
  prove: (proof: BodyOf<'step_up'>) => Promise<unknown>;
  onAnswer: (isProved: boolean) => void;
}

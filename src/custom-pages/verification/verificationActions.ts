import type { VerifiedChannel } from '#contract/access';
import type { Verification } from '#contract/entities/verification';
import type { KeptCode, KeptVerification } from '../../session/verification';

/** Actions of the page, which doesn't know the server. */
export interface VerificationActions {
  /** Keeps the state for a reload. */
  keep: (change: (now: KeptVerification) => KeptVerification) => void;
  send: (ticket: string, channel: VerifiedChannel) => Promise<KeptCode>;
  verify: (ticket: string, channel: VerifiedChannel, code: string) => Promise<Verification | null>;
  /** Goes back to the sign-in. */
  leave: () => void;
  /** The ticket is no longer valid. */
  expire: () => void;
  /** Called when the user starts typing. */
  onTyping: () => void;
}

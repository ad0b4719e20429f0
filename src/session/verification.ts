import type { VerifiedChannel } from '#contract/access';
import type { Verification } from '#contract/entities/verification';
import { readOfTab, writeOfTab } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';

/** A code that was sent. */
export interface KeptCode {
  /** When another one can be sent, in milliseconds of this device's clock. */
  resendAt: number;
  /** The message itself, in a demo without a mail server. */
  demo?: { subject: string; text: string } | undefined;
}

/** The owner's ticket with what is missing, and the codes that were sent. */
export interface KeptVerification extends Verification {
  codes?: Partial<Record<VerifiedChannel, KeptCode>>;
}

let current = readOfTab<KeptVerification>(storageKeys.verification);

/** The tab's verification: it survives a reload, and other tabs can't see it. */
export const readVerification = (): KeptVerification | null => current;

/** @param verification `null` removes it */
export function writeVerification(verification: KeptVerification | null): void {
  current = verification;
  writeOfTab(storageKeys.verification, verification);
}

/** The password is right, but the store has to be verified first; the page for that is already open. */
export class VerificationNeededError extends Error {}

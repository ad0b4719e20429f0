import { type VerifiedChannel, verifiedChannels } from '#contract/access';
import type { SecondFactor } from '#contract/entities/factor';
import type { Verification } from '#contract/entities/verification';
import { readOfTab, writeOfTab } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { saveUnsavedWork } from './saveUnsavedWork';
import { accountOf, clearSession, getSession } from './session';

/** A code that was sent. */
export interface KeptCode {
  /** When another one can be sent, in milliseconds of this device's clock. */
  resendAt: number;
  /** The message itself, in a demo without a mail server. */
  demo?: { subject: string; text: string } | undefined;
}

/** The owner's ticket with what is missing, and the codes that were sent. */
export interface KeptVerification extends Verification {
  /** How many verifications were missing at sign-in. */
  steps: number;
  codes?: Partial<Record<VerifiedChannel, KeptCode>>;
}

/** The missing verifications, in their order. */
export const missingIn = (verification: Verification): VerifiedChannel[] =>
  verifiedChannels.filter((channel) => verification[channel] !== undefined);

let current = readOfTab<KeptVerification>(storageKeys.verification);

/** The tab's verification: it survives a reload, and other tabs can't see it. */
export const readVerification = (): KeptVerification | null => current;

/** @param verification `null` removes it */
export function writeVerification(verification: KeptVerification | null): void {
  current = verification;
  writeOfTab(storageKeys.verification, verification);
}

/** Not among the keys, which are part of the sign-in page: that has no room left. */
const factorKey = `${storageKeys.verification}.factor`;
let secondFactor = readOfTab<SecondFactor>(factorKey);

/** The second factor that the tab's user is asked for, after their password. */
export const readSecondFactor = (): SecondFactor | null => secondFactor;

/** @param factor `null` removes it */
export function writeSecondFactor(factor: SecondFactor | null): void {
  secondFactor = factor;
  writeOfTab(factorKey, factor);
}

/**
 * Keeps a ticket instead of an ended session, over whose page the user signed in: their unsaved input is saved. Of the
 * two kinds of tickets there is one at a time.
 */
function takePlaceOfSession(): void {
  const ended = getSession();
  if (ended) saveUnsavedWork(accountOf(ended));
  clearSession();
  writeVerification(null);
  writeSecondFactor(null);
}

export function beginVerification(verification: Verification): void {
  takePlaceOfSession();
  writeVerification({ ...verification, steps: missingIn(verification).length });
}

export function beginSecondFactor(factor: SecondFactor): void {
  takePlaceOfSession();
  writeSecondFactor(factor);
}

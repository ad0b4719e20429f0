import type { VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import { readOfTab, writeOfTab } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { accountOf, getSession } from '../../session/session';
import type { AddressRequest, SentAddressCode } from './addressRequest';

/** A new address whose code was sent. It survives a reload, and closing the dialog to check the mail. */
export interface KeptAddressChange {
  request: AddressRequest;
  code: SentAddressCode;
}

interface StoredChange extends KeptAddressChange {
  account: string;
  /** When the code expires, in milliseconds of this device's clock. */
  until: number;
}

/** This account's change in this tab, while its code works. */
export function readAddressChange(channel: VerifiedChannel): KeptAddressChange | null {
  const stored = readOfTab<StoredChange>(storageKeys.addressChange);
  if (stored?.request.channel !== channel || stored.account !== accountOf(getSession())) return null;
  return stored.until > Date.now() ? stored : null;
}

/** @param change `null` removes it */
export function writeAddressChange(change: KeptAddressChange | null): void {
  const until = Date.now() + accountLimits.otpMinutes * 60_000;
  writeOfTab(storageKeys.addressChange, change && { ...change, account: accountOf(getSession()), until });
}

import type { VerifiedChannel } from '#contract/access';
import type { AddressValue } from '#server/db/schema/factors';
import { recipientOf } from '../addresses/service';
import { maskRecipient } from '../oneTimeCodes/service';
import type { Account } from './account';

/** The recipient of the codes that prove a new address. Any account can ask for them, so they stay apart from others. */
export const codeRecipient = (value: AddressValue) => ({ ...recipientOf(value), purpose: 'address_change' }) as const;

/** Empty if there is no such address. */
export const masked = (value: AddressValue): string => {
  const { channel, recipient } = recipientOf(value);
  return recipient ? maskRecipient({ channel, recipient }) : '';
};

/** The account's address or number of a channel. */
export const currentAddress = (
  { email, country_phone_code, phone }: Pick<Account, 'email' | 'country_phone_code' | 'phone'>,
  channel: VerifiedChannel,
): AddressValue => (channel === 'email' ? { email } : { country_phone_code, phone });

/** Whether the account's person has proved the address; nothing asks for a proof of a team member's phone number. */
export const isConfirmed = (account: Account, channel: VerifiedChannel): boolean =>
  channel === 'email'
    ? account.row.is_email_verified
    : account.sub_store_id !== null || account.row.is_phone_number_verified;

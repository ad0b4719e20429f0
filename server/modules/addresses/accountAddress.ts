import type { VerifiedChannel } from '#contract/access';
import type { AddressValue } from '#server/db/schema/factors';

export const channelOf = (value: AddressValue): VerifiedChannel => ('email' in value ? 'email' : 'phone');

/** Where a code or a message for an address goes. */
export const recipientOf = (value: AddressValue) =>
  'email' in value
    ? ({ channel: 'email', recipient: value.email } as const)
    : ({ channel: 'sms', recipient: `${value.country_phone_code}${value.phone}` } as const);

export const isSameAddress = (one: AddressValue, other: AddressValue): boolean =>
  recipientOf(one).recipient === recipientOf(other).recipient && channelOf(one) === channelOf(other);

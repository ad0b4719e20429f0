import type { BodyOf, ReplyOf } from '#contract/calls/index';

/** A new address that a code is asked for. */
export type AddressRequest = BodyOf<'request_address_change'>;

/** The code that was sent, with the ticket that it goes with. */
export type SentAddressCode = ReplyOf<'request_address_change'>;

import type { ReplyOf } from '#contract/calls/index';

/** A customer of earlier orders. */
export type FoundCustomer = ReplyOf<'find_customer'>['data'][number];

/** With the way to create-order: who is on the phone. */
export const withCaller = (caller: FoundCustomer) => ({ state: { caller } });

/** Who came with the address of a page, by `withCaller`. */
export function callerOf(state: unknown): FoundCustomer | null {
  const caller = (state as { caller?: FoundCustomer } | null)?.caller;
  return typeof caller?.phone === 'string' ? caller : null;
}

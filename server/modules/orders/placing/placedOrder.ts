import type { ParsedBodyOf } from '#contract/calls/index';

/** A new order as its body gives it, whoever places it. */
export type PlacedOrder = Omit<
  ParsedBodyOf<'create_order'>,
  'idempotency_key' | 'store_id' | 'server_token' | 'servertoken' | 'timezone' | 'id'
>;

import type { ParsedBodyOf } from '#contract/calls/index';
import type { OrderItem } from '#contract/entities/order';
import type { OrderEventKind } from '#contract/orders/orderEventKinds';
import type { Actor } from '../actor';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import type { BrokenRule } from '../refusals';
import type { OrderTerms } from '../storeTerms';

/** The writes of a correction: columns of the order and an entry for its history. */
export interface Correction {
  set: Partial<OrderRow>;
  happenings: Happening[];
  /** The rules that it breaks and that staff can override. */
  broken?: readonly BrokenRule[];
}

/** The requested correction, who makes it, and what it is checked against. The order is locked. */
export interface Correcting {
  row: OrderRow;
  items: readonly OrderItem[];
  body: ParsedBodyOf<'update_order_details'>;
  terms: OrderTerms;
  actor: Actor;
  now: Date;
  /** Whether the guests have taken their seats at a table. */
  isSeated: boolean;
}

export const noCorrection: Correction = { set: {}, happenings: [] };

/** A history entry with the old and new values; none if nothing differs. */
export function correctionEvent(
  kind: Exclude<OrderEventKind, 'moved'>,
  actor: Actor,
  before: string | null | undefined,
  after: string | null | undefined,
): Happening[] {
  if ((before ?? '') === (after ?? '')) return [];
  return [{ kind, actor, detail: { ...(before ? { before } : {}), ...(after ? { after } : {}) } }];
}

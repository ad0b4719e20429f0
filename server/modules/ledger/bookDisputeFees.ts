import { sql } from 'drizzle-orm';
import type { LedgerActor } from '#contract/entities/ledger';
import { disputeFeeCharged } from '#contract/ledger/orderEvents';
import type { GatewayName } from '#contract/payments/gateways';
import type { Database } from '#server/db/database';
import type { BookedFee } from '#server/db/schema/payments';
import type { BookedOrder } from './bookOrder';
import { ledgerRows } from './ledgerRows';
import { writeLedger } from './writeLedger';

interface ChargedFees {
  order: BookedOrder;
  gateway: GatewayName;
  fees: readonly Pick<BookedFee, 'id' | 'amount'>[];
  actor: LedgerActor;
}

/**
 * Books what a gateway charged for disputes of an order's payment, or gave back, in the caller's transaction. Each is an event of the
 * day on which it is booked: days before may be in a sealed statement. Test orders have no entries.
 */
export async function bookDisputeFees(
  tx: Database,
  { order, gateway, fees, actor }: ChargedFees,
  now: Date,
): Promise<void> {
  if (order.is_test) return;
  const { store_id, currency, id: order_id, commission_terms } = order;
  const about = { store_id, currency, order_id, terms_id: commission_terms?._id ?? null };
  const booked = fees.map(({ id, amount }) => disputeFeeCharged({ gateway, id, amount }));
  await writeLedger(tx, ledgerRows(booked, { ...about, at: now, effective_at: now, by: actor }));
}

/** The booked fees of a payment `p`, each as the JSON `f.fee`: for a `from` after `payments p`. */
export const disputeFees = sql`lateral (
  select jsonb_array_elements(each.dispute -> 'fees') as fee
  from jsonb_array_elements(jsonb_build_array(p.dispute) || coalesce(p.dispute -> 'others', '[]')) as each(dispute)) f`;

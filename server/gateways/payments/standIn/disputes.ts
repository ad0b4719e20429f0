import { type Desk, groupOf, listOf, textOf } from './desk';
import type { Params } from './form';
import { missing, wrongState } from './standInError';
import type { Charge, Dispute } from './standInState';

/** The fee for a dispute, in the smallest unit of the charge's currency: the account is settled in it. */
const disputeFee = 1500;

/** Withdraws the disputed amount with the fee, or gives both back, as it does in some countries when a dispute is won. */
function moveMoney(desk: Desk, dispute: Dispute, to: 'withdrawn' | 'reinstated'): void {
  const sign = to === 'withdrawn' ? -1 : 1;
  const [amount, fee] = [sign * dispute.amount, 0 - sign * disputeFee];
  dispute.balance_transactions = [
    ...(dispute.balance_transactions ?? []),
    {
      ...{ id: desk.newId('txn'), object: 'balance_transaction', created: desk.at, amount, currency: dispute.currency },
      ...{ fee, net: amount - fee, type: 'adjustment', source: dispute.id },
    },
  ];
  desk.record(`charge.dispute.funds_${to}`, dispute);
}

/** A cardholder disputes a charge. Its money is withdrawn at once. */
export function openDispute(desk: Desk, charge: Charge): void {
  charge.disputed = true;
  const { amount, currency, payment_intent } = charge;
  const dispute: Dispute = {
    ...{ id: desk.newId('du'), object: 'dispute', created: desk.at, amount, currency, charge: charge.id },
    ...{ payment_intent, reason: 'fraudulent', status: 'needs_response', balance_transactions: [] },
  };
  desk.account.disputes[dispute.id] = dispute;
  desk.record('charge.dispute.created', dispute);
  moveMoney(desk, dispute, 'withdrawn');
}

export function readDispute({ account }: Desk, _params: Params, [id = '']: readonly string[]): Dispute {
  const dispute = account.disputes[id];
  if (!dispute) throw missing('dispute', id);
  return dispute;
}

export function listDisputes(desk: Desk, params: Params): unknown {
  const intent = textOf(params, 'payment_intent');
  const found = Object.values(desk.account.disputes).filter((each) => !intent || each.payment_intent === intent);
  return listOf(found, '/v1/disputes');
}

function endDispute(desk: Desk, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = readDispute(desk, {}, [id]);
  if (dispute.status !== 'needs_response')
    throw wrongState(`Dispute ${id} is already closed.`, 'dispute_already_closed');
  dispute.status = status;
  if (status === 'won') moveMoney(desk, dispute, 'reinstated');
  desk.record('charge.dispute.closed', dispute);
  return dispute;
}

/** Its store accepts it, and so loses it. */
export const closeDispute = (desk: Desk, _params: Params, [id = '']: readonly string[]): Dispute =>
  endDispute(desk, id, 'lost');

/** The evidence with which a test decides a dispute, as the gateway documents it. */
const outcomes: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** Takes evidence, and decides the dispute if the evidence is one of a test's. */
export function updateDispute(desk: Desk, params: Params, ids: readonly string[]): Dispute {
  const dispute = readDispute(desk, {}, ids);
  const outcome = outcomes[textOf(groupOf(params, 'evidence'), 'uncategorized_text') ?? ''];
  return outcome ? endDispute(desk, dispute.id, outcome) : dispute;
}

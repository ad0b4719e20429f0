import { cardOfMethod } from './chargeIntent';
import { amountOf, type Desk, listOf, metadataOf, textOf } from './desk';
import type { Params } from './form';
import { intentOf } from './paymentIntents';
import { badParam, missing, StandInError, wrongState } from './standInError';
import type { Charge, Refund } from './standInState';

function chargeFor(desk: Desk, params: Params): Charge {
  const intent = textOf(params, 'payment_intent');
  const id = intent ? (intentOf(desk, intent).latest_charge ?? '') : (textOf(params, 'charge') ?? '');
  const charge = desk.account.charges[id];
  if (!charge) throw missing('charge', id, 'charge');
  return charge;
}

/** Gives back a part of what was captured. Some test cards let a refund wait, or fail later. */
export function createRefund(desk: Desk, params: Params): Refund {
  const charge = chargeFor(desk, params);
  if (!charge.captured)
    throw wrongState(`Charge ${charge.id} was not captured, so it can't be refunded.`, 'charge_not_captured');
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = params.amount === undefined ? left : amountOf(params, 'amount');
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new StandInError(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message });
  }
  if (amount > left)
    throw badParam('amount', `Refund amount is greater than what is left: ${left}`, 'amount_too_large');
  const method = desk.account.methods[charge.payment_method];
  const refund: Refund = {
    ...{ id: desk.newId('re'), object: 'refund', created: desk.at, amount, currency: charge.currency },
    ...{ charge: charge.id, payment_intent: charge.payment_intent, metadata: metadataOf(params) },
    status: method && cardOfMethod(method).refund === 'waits' ? 'pending' : 'succeeded',
  };
  desk.account.refunds[refund.id] = refund;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  desk.record('refund.created', refund);
  desk.record('charge.refunded', charge);
  return refund;
}

/** Ends the refunds that wait or fail, an hour after they were made. */
export function endRefunds(desk: Desk): void {
  for (const refund of Object.values(desk.account.refunds)) {
    const charge = desk.account.charges[refund.charge];
    const method = charge && desk.account.methods[charge.payment_method];
    if (!method || desk.at < refund.created + 3600) continue;
    const how = cardOfMethod(method).refund;
    if (how === 'waits' && refund.status === 'pending') {
      refund.status = 'succeeded';
      desk.record('refund.updated', refund);
    }
    if (how === 'fails' && refund.status === 'succeeded') {
      refund.status = 'failed';
      refund.failure_reason = 'expired_or_canceled_card';
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      desk.record('refund.failed', refund);
    }
  }
}

export function readRefund({ account }: Desk, _params: Params, [id = '']: readonly string[]): Refund {
  const refund = account.refunds[id];
  if (!refund) throw missing('refund', id);
  return refund;
}

export function listRefunds(desk: Desk, params: Params): unknown {
  const intent = textOf(params, 'payment_intent');
  const charge = textOf(params, 'charge');
  const found = Object.values(desk.account.refunds).filter(
    (refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge),
  );
  return listOf(found.reverse(), '/v1/refunds');
}

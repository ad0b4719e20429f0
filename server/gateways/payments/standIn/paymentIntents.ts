import { captureCharge, chargeIntent } from './chargeIntent';
import { amountOf, type Desk, groupOf, listOf, metadataOf, moneyOf, neededText, textOf } from './desk';
import type { Params } from './form';
import { knownCustomer, methodOf } from './methods';
import { badParam, missing, wrongState } from './standInError';
import type { PaymentIntent } from './standInState';

export function intentOf({ account }: Desk, id: string): PaymentIntent {
  const intent = account.intents[id];
  if (!intent) throw missing('payment_intent', id, 'intent');
  return intent;
}

/** Makes a payment that waits for a card. */
export function makeIntent(
  desk: Desk,
  fields: Pick<PaymentIntent, 'amount' | 'currency' | 'capture_method' | 'customer' | 'description' | 'metadata'> &
    Partial<Pick<PaymentIntent, 'setup_future_usage'>>,
): PaymentIntent {
  const id = desk.newId('pi');
  const intent: PaymentIntent = {
    ...{ id, object: 'payment_intent', created: desk.at, amount_capturable: 0, amount_received: 0 },
    ...{ client_secret: `${id}_secret_${desk.account.id}`, payment_method: null, setup_future_usage: null },
    ...{ latest_charge: null, last_payment_error: null, next_action: null, livemode: false },
    status: 'requires_payment_method',
    ...fields,
  };
  desk.account.intents[id] = intent;
  desk.record('payment_intent.created', intent);
  return intent;
}

function captureMethodOf(params: Params): PaymentIntent['capture_method'] {
  const method = textOf(params, 'capture_method') ?? 'automatic';
  if (method !== 'manual' && method !== 'automatic') throw badParam('capture_method', `Invalid value: ${method}`);
  return method;
}

/** The fields of a payment, in its own request and in a checkout session's. */
export function planOf(params: Params) {
  return {
    capture_method: captureMethodOf(params),
    setup_future_usage: textOf(params, 'setup_future_usage') === undefined ? null : ('off_session' as const),
    description: textOf(params, 'description') ?? null,
    metadata: metadataOf(params),
  };
}

function confirm(desk: Desk, intent: PaymentIntent, params: Params): PaymentIntent {
  if (intent.status !== 'requires_payment_method') {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
    throw wrongState(message, 'payment_intent_unexpected_state', intent);
  }
  const method = methodOf(desk, neededText(params, 'payment_method'));
  const isOffSession = textOf(params, 'off_session') === 'true';
  if (isOffSession && (method.customer === null || method.customer !== intent.customer))
    throw badParam('payment_method', 'The payment method does not belong to this customer.', 'resource_missing');
  chargeIntent(desk, intent, method, { isOffSession, returnUrl: textOf(params, 'return_url') ?? null });
  return intent;
}

export function createIntent(desk: Desk, params: Params): PaymentIntent {
  const customer = knownCustomer(desk, params);
  const intent = makeIntent(desk, { ...moneyOf(params, 'amount'), customer, ...planOf(params) });
  return textOf(params, 'confirm') === 'true' ? confirm(desk, intent, params) : intent;
}

export const confirmIntent = (desk: Desk, params: Params, [id = '']: readonly string[]): PaymentIntent =>
  confirm(desk, intentOf(desk, id), params);

export const readIntent = (desk: Desk, _params: Params, [id = '']: readonly string[]): PaymentIntent =>
  intentOf(desk, id);

export function captureIntent(desk: Desk, params: Params, [id = '']: readonly string[]): PaymentIntent {
  const intent = intentOf(desk, id);
  const charge = desk.account.charges[intent.latest_charge ?? ''];
  if (intent.status !== 'requires_capture' || !charge) {
    const message = `This PaymentIntent could not be captured because it has a status of ${intent.status}.`;
    throw wrongState(message, 'payment_intent_unexpected_state', intent);
  }
  const amount = params.amount_to_capture === undefined ? intent.amount : amountOf(params, 'amount_to_capture');
  if (amount > intent.amount_capturable) {
    const message = 'The amount to capture is greater than the amount that can be captured.';
    throw badParam('amount_to_capture', message, 'amount_too_large');
  }
  captureCharge(desk, intent, charge, amount);
  return intent;
}

/** Ends a payment that isn't paid. */
export function endIntent(desk: Desk, intent: PaymentIntent): void {
  const charge = desk.account.charges[intent.latest_charge ?? ''];
  if (intent.status === 'requires_capture' && charge) {
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    delete charge.payment_method_details.card.capture_before;
    desk.record('charge.refunded', charge);
  }
  Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null });
  desk.record('payment_intent.canceled', intent);
}

export function cancelIntent(desk: Desk, _params: Params, [id = '']: readonly string[]): PaymentIntent {
  const intent = intentOf(desk, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    throw wrongState(message, 'payment_intent_unexpected_state', intent);
  }
  endIntent(desk, intent);
  return intent;
}

export function listIntents(desk: Desk, params: Params): unknown {
  const customer = textOf(params, 'customer');
  const found = Object.values(desk.account.intents).filter((each) => !customer || each.customer === customer);
  return listOf(found.reverse(), '/v1/payment_intents');
}

/** The price of the only line of a checkout. */
export function lineMoney(params: Params): { amount: number; currency: string; name: string } {
  const lines = params.line_items;
  const [line, second] = Array.isArray(lines) ? lines : [];
  if (!line || second || typeof line !== 'object') throw badParam('line_items', 'Exactly one line is expected.');
  const price = groupOf(line, 'price_data');
  const quantity = amountOf(line, 'quantity');
  const money = moneyOf(price, 'unit_amount');
  return { ...money, amount: money.amount * quantity, name: neededText(groupOf(price, 'product_data'), 'name') };
}

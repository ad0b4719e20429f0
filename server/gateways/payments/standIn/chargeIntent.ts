import type { Desk } from './desk';
import { openDispute } from './disputes';
import { StandInError } from './standInError';
import type { CardMethod, Charge, LastError, PaymentIntent } from './standInState';
import { type TestCard, testCardOf } from './testCards';

/** How long an authorized payment can be captured. */
export const holdSeconds = 7 * 86_400;

export const cardOfMethod = (method: CardMethod): TestCard => {
  const card = testCardOf(method.metadata.token ?? '');
  if (!card) throw new Error(`${method.id} isn't a test card`);
  return card;
};

const messages: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication_required: 'This transaction requires authentication.',
};

/** The error of a card that a payment was declined with. */
export const declineOf = ({ code, decline_code }: { code: string; decline_code: string }): LastError => ({
  ...{ type: 'card_error', code, decline_code },
  message: messages[decline_code] ?? 'Your card was declined.',
});

export const cardError = (error: LastError, payment_intent?: unknown): StandInError =>
  new StandInError(402, { ...error, type: 'card_error', payment_intent });

function makeCharge(desk: Desk, intent: PaymentIntent, method: CardMethod, isPaid: boolean): Charge {
  const isCaptured = isPaid && intent.capture_method === 'automatic';
  const charge: Charge = {
    ...{ id: desk.newId('ch'), object: 'charge', created: desk.at, amount: intent.amount },
    ...{ amount_captured: isCaptured ? intent.amount : 0, amount_refunded: 0, currency: intent.currency },
    ...{ captured: isCaptured, paid: isPaid, refunded: false, disputed: false },
    status: isPaid ? 'succeeded' : 'failed',
    ...{ payment_intent: intent.id, payment_method: method.id, customer: intent.customer, metadata: intent.metadata },
    payment_method_details: {
      type: 'card',
      card: { ...method.card, ...(isPaid && !isCaptured && { capture_before: desk.at + holdSeconds }) },
    },
  };
  desk.account.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  return charge;
}

function fail(desk: Desk, intent: PaymentIntent, method: CardMethod, error: LastError): never {
  const charge = makeCharge(desk, intent, method, false);
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error });
  intent.next_action = null;
  desk.record('charge.failed', charge);
  desk.record('payment_intent.payment_failed', intent);
  throw cardError(error, intent);
}

/** Marks all or a part of a charge as captured, and its payment as paid. */
export function captureCharge(desk: Desk, intent: PaymentIntent, charge: Charge, amount: number): void {
  Object.assign(charge, { captured: true, amount_captured: amount });
  delete charge.payment_method_details.card.capture_before;
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
  desk.record('charge.captured', charge);
  desk.record('payment_intent.succeeded', intent);
  const method = desk.account.methods[charge.payment_method];
  if (method && cardOfMethod(method).isDisputed) openDispute(desk, charge);
}

/** Lets a customer's card be charged again. */
export function attachMethod(desk: Desk, method: CardMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  desk.record('payment_method.attached', method);
}

/**
 * Charges or authorizes a payment with a card.
 *
 * @throws a card error if the card is declined; the payment then waits for another card
 */
export function chargeIntent(
  desk: Desk,
  intent: PaymentIntent,
  method: CardMethod,
  { isOffSession = false, isConfirmed = false, returnUrl = null as string | null } = {},
): void {
  const card = cardOfMethod(method);
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  if (card.decline) fail(desk, intent, method, declineOf(card.decline));
  const asks = card.confirmation === 'always' || (card.confirmation === 'once' && !isOffSession);
  if (asks && isOffSession) {
    const code = 'authentication_required';
    fail(desk, intent, method, declineOf({ code, decline_code: code }));
  }
  if (asks && !isConfirmed) {
    intent.status = 'requires_action';
    const url = `${desk.pages}/confirm/${intent.id}`;
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
    desk.record('payment_intent.requires_action', intent);
    return;
  }
  intent.next_action = null;
  const charge = makeCharge(desk, intent, method, true);
  if (intent.setup_future_usage && intent.customer) attachMethod(desk, method, intent.customer);
  desk.record('charge.succeeded', charge);
  if (intent.capture_method === 'automatic') {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    desk.record('payment_intent.succeeded', intent);
    if (card.isDisputed) openDispute(desk, charge);
    return;
  }
  Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount });
  desk.record('payment_intent.amount_capturable_updated', intent);
}

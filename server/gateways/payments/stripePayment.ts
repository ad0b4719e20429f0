import type Stripe from 'stripe';
import { fromUnits, type OwnDigits } from './gatewayUnits';
import type { CardSummary, GatewayPayment, GatewayPaymentState, GatewayRefund, SavedCard } from './paymentGateway';

/**
 * Currencies whose decimals differ from ISO 4217 at Stripe (https://docs.stripe.com/currencies#special-cases): króna and
 * shillings are sent with two decimals for older integrations, ariary with none.
 */
export const ownDigits: OwnDigits = { ISK: 2, UGX: 2, MGA: 0, CLF: null, UYW: null };

const money = (units: number, currency: string) => {
  const iso = currency.toUpperCase();
  return { amount: fromUnits(units, iso, ownDigits), currency: iso };
};

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const objectOf = <Value extends object>(value: string | Value | null | undefined): Value | null =>
  value && typeof value === 'object' ? value : null;

interface StripeCard {
  brand?: string | null;
  last4?: string | null;
  exp_month?: number | null;
  exp_year?: number | null;
  fingerprint?: string | null;
}

const cardOf = (card: StripeCard): CardSummary => ({
  ...{ brand: card.brand ?? '', last4: card.last4 ?? '', exp_month: card.exp_month ?? 0, exp_year: card.exp_year ?? 0 },
  fingerprint: card.fingerprint ?? '',
});

const refundStates: Readonly<Record<string, GatewayRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** By insufficient funds it means the account's balance, not the card's. */
const refundFailure = (reason: string) => (reason === 'insufficient_funds' ? 'balance_insufficient' : reason);

export const refundOf = (refund: Stripe.Refund): GatewayRefund => ({
  ...{ id: refund.id, ...money(refund.amount, refund.currency), key: refund.metadata?.key ?? '' },
  state: refundStates[refund.status ?? ''] ?? 'waiting',
  ...(refund.failure_reason && { failure: refundFailure(refund.failure_reason) }),
});

function stateOf({ status, latest_charge }: Stripe.PaymentIntent): GatewayPaymentState {
  if (status === 'requires_capture') return 'authorized';
  if (status === 'succeeded') return 'paid';
  if (status !== 'canceled') return 'waiting';
  return objectOf(latest_charge)?.paid ? 'voided' : 'failed';
}

/** A payment, read with its latest charge. */
export function chargePaymentOf(intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[]): GatewayPayment {
  const charge = objectOf(intent.latest_charge);
  const card = charge?.payment_method_details?.card;
  const state = stateOf(intent);
  const capture = card?.capture_before;
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  return {
    ...{ id: intent.id, ...money(intent.amount, intent.currency), state, reference: intent.metadata.reference ?? '' },
    captured: money(intent.amount_received, intent.currency).amount,
    refunds: refunds.map(refundOf),
    captureBefore: state === 'authorized' && capture ? new Date(capture * 1000) : null,
    card: card ? cardOf(card) : null,
    customer,
    savedCard: intent.setup_future_usage && customer ? method : null,
  };
}

/** A setup as a payment of nothing: `paid` once the card is saved. */
export function setupPaymentOf(setup: Stripe.SetupIntent, currency = ''): GatewayPayment {
  const method = objectOf(setup.payment_method);
  const isSaved = setup.status === 'succeeded';
  return {
    ...{ id: setup.id, amount: 0, currency, reference: setup.metadata?.reference ?? '', captured: 0, refunds: [] },
    state: isSaved ? 'paid' : setup.status === 'canceled' ? 'failed' : 'waiting',
    captureBefore: null,
    card: method?.card ? cardOf(method.card) : null,
    customer: idOf(setup.customer),
    savedCard: isSaved ? idOf(setup.payment_method) : null,
  };
}

/** A checkout page that has made no payment yet, or that saves a card. */
export function sessionPaymentOf(session: Stripe.Checkout.Session): GatewayPayment {
  const currency = session.currency?.toUpperCase() ?? '';
  const setup = objectOf(session.setup_intent);
  const hasEnded = session.status === 'expired';
  if (setup) {
    const payment = { ...setupPaymentOf(setup, currency), id: session.id };
    return hasEnded && payment.state === 'waiting' ? { ...payment, state: 'failed' } : payment;
  }
  return {
    ...{ id: session.id, ...money(session.amount_total ?? 0, currency || 'EUR') },
    ...{ state: hasEnded ? 'failed' : 'waiting', reference: session.client_reference_id ?? '' },
    ...{ captured: 0, refunds: [], captureBefore: null, card: null, customer: idOf(session.customer), savedCard: null },
  };
}

/** A saved card; `null` for a method that isn't one. */
export function savedCardOf({ id, card, customer }: Stripe.PaymentMethod): SavedCard | null {
  const holder = idOf(customer);
  return card && holder ? { ...cardOf(card), id, customer: holder } : null;
}

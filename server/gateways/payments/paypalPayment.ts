import { minorDigits } from '#contract/currencyDigits';
import { decimalUnits, fromUnits, type OwnDigits } from './gatewayUnits';
import type { Json } from './jsonRequest';
import type { GatewayEvent, GatewayPayment, GatewayPaymentState, GatewayRefund, Money } from './paymentGateway';

/** Currencies in which it takes no decimals, although ISO 4217 has some. */
export const ownDigits: OwnDigits = { HUF: 0, TWD: 0 };
export const digitsAtPaypal = (currency: string): number => ownDigits[currency] ?? minorDigits(currency);

const moneyOf = ({ value, currency_code: currency }: Json): Money => ({
  amount: fromUnits(decimalUnits(String(value), digitsAtPaypal(currency)), currency, ownDigits),
  currency: String(currency),
});

const refundStates: Readonly<Record<string, GatewayRefund['state']>> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

export const paypalRefund = ({ id, amount, status }: Json): GatewayRefund => ({
  ...{ id: String(id), ...moneyOf(amount), state: refundStates[status] ?? 'waiting' },
});

const capturedStates: readonly string[] = ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'];

function stateOf(status: string, authorization: Json, captured: number): GatewayPaymentState {
  if (captured > 0) return 'paid';
  if (authorization?.status === 'CREATED') return 'authorized';
  if (authorization?.status === 'VOIDED' || authorization?.status === 'EXPIRED') return 'voided';
  return status === 'VOIDED' || authorization?.status === 'DENIED' ? 'failed' : 'waiting';
}

/** An order at PayPal as a payment. */
export function paypalPayment({ id, status, purchase_units: [unit] }: Json): GatewayPayment {
  const { authorizations = [], captures = [], refunds = [] } = unit.payments ?? {};
  const paid = captures.filter((capture: Json) => capturedStates.includes(capture.status));
  const captured = paid.reduce((sum: number, capture: Json) => sum + moneyOf(capture.amount).amount, 0);
  const authorization = authorizations.at(-1) ?? null;
  const state = stateOf(status, authorization, captured);
  const until = authorization?.expiration_time;
  return {
    ...{ id: String(id), ...moneyOf(unit.amount), state, reference: String(unit.custom_id ?? ''), captured },
    refunds: refunds.map(paypalRefund),
    captureBefore: state === 'authorized' && until ? new Date(until) : null,
    ...{ card: null, customer: null, savedCard: null },
  };
}

/** A verified message. */
export function paypalEvent({ id, event_type, create_time, resource }: Json): GatewayEvent {
  const isOrder = String(event_type).startsWith('CHECKOUT.ORDER.');
  const order = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id;
  return {
    ...{ id: String(id), type: String(event_type), at: new Date(create_time) },
    ...{ payment: order ? String(order) : null, dispute: null },
  };
}

import type { Fetch } from '../connect/connect';
import type { GatewayKeys } from './gatewayKeys';
import { fromUnits, type OwnDigits, toUnits } from './gatewayUnits';
import { ask, attempt, done, type Json, refuse, unsupported } from './jsonRequest';
import type {
  GatewayEvent,
  GatewayPayment,
  GatewayPaymentState,
  GatewayRefund,
  PaymentGateway,
} from './paymentGateway';
import { hasHmac } from './signatures';

const host = 'https://api.paystack.co';
/** It takes hundredths of every currency. */
const ownDigits: OwnDigits = { XOF: 2, RWF: 2 };

const states: Readonly<Record<string, GatewayPaymentState>> = { success: 'paid', reversed: 'paid', failed: 'failed' };
const refundStates: Readonly<Record<string, GatewayRefund['state']>> = { processed: 'done', failed: 'failed' };

/** It returns the money of an accepted dispute by a refund, which names the dispute. */
const refundOf = ({ id, amount, currency, status, dispute }: Json): GatewayRefund => ({
  ...{ id: String(id), amount: fromUnits(Number(amount), currency, ownDigits), currency },
  state: refundStates[status] ?? 'waiting',
  // It waits for someone who enters the customer's bank account there.
  ...(status === 'needs-attention' && { failure: status }),
  dispute: dispute ? String(dispute.id ?? dispute) : null,
});

/** The list is asked for one transaction's. Others are never taken for its own, should it ignore that. */
const isOf = (transaction: Json, refund: Json): boolean =>
  String(refund.transaction?.id ?? refund.transaction) === String(transaction.id);

/**
 * Its client libraries know more resolutions than its documentation. A claim of fraud that became a chargeback goes on as
 * that.
 */
function disputeStateOf(event: string, resolution: string | null): 'open' | 'won' | 'lost' {
  if (event !== 'charge.dispute.resolve' || resolution === 'converted-to-chargeback') return 'open';
  return resolution === 'declined' ? 'won' : 'lost';
}

function paymentOf(data: Json, refunds: readonly Json[]): GatewayPayment {
  const { reference, currency, metadata, authorization: card } = data;
  const amount = fromUnits(Number(data.amount), currency, ownDigits);
  const state = states[data.status] ?? 'waiting';
  return {
    ...{ id: String(reference), amount, currency, state, reference: String(metadata?.reference ?? '') },
    captured: state === 'paid' ? amount : 0,
    refunds: refunds.map(refundOf),
    captureBefore: null,
    card: card?.last4
      ? {
          ...{ brand: String(card.brand ?? ''), last4: String(card.last4), fingerprint: String(card.signature ?? '') },
          ...{ exp_month: Number(card.exp_month), exp_year: Number(card.exp_year) },
        }
      : null,
    ...{ customer: null, savedCard: null },
  };
}

function eventOf({ event, data }: Json, now: Date): GatewayEvent {
  const isDispute = String(event).startsWith('charge.dispute.');
  const payment = data.reference ?? data.transaction_reference ?? data.transaction?.reference ?? null;
  return {
    // It numbers what a message is about, and not the message. A dispute can be decided again.
    id: [event, data.id ?? payment, ...(data.resolution ? [data.resolution] : [])].join(':'),
    type: String(event),
    at: new Date(data.paid_at ?? data.created_at ?? data.createdAt ?? now),
    payment: payment === null ? null : String(payment),
    dispute: isDispute
      ? {
          id: String(data.id),
          amount: fromUnits(Number(data.refund_amount ?? 0), String(data.currency ?? 'NGN'), ownDigits),
          state: disputeStateOf(event, data.resolution ?? null),
        }
      : null,
  };
}

/**
 * An account at Paystack, by its documented calls. It only charges: it holds no amounts, and saves a card only with a
 * charge. A refund has no key of its own there, so the note of an earlier one is looked up.
 */
export function openPaystack({ secret }: Pick<GatewayKeys, 'secret'>, fetch: Fetch): PaymentGateway {
  const request = (method: 'GET' | 'POST', path: string, body?: object) =>
    ask(fetch, `${host}${path}`, {
      ...{ method, stage: 'paystack', headers: { authorization: `Bearer ${secret}` } },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<Json> {
    const { json } = await request(method, path, body);
    if (json?.status !== true) refuse(String(json?.code ?? json?.message ?? 'other'));
    return json.data;
  }

  async function read(payment: string) {
    const data = await send('GET', `/transaction/verify/${encodeURIComponent(payment)}`);
    const refunds: Json[] = data.status === 'abandoned' ? [] : await send('GET', `/refund?transaction=${data.id}`);
    return { data, refunds: refunds.filter((refund) => isOf(data, refund)) };
  }

  return {
    name: 'paystack',
    missingSteps: ['authorize', 'partial_capture', 'void', 'save_card'],

    checkKeys: () =>
      attempt(async () => {
        const balances: Json[] = await send('GET', '/balance');
        return done({
          isTest: secret.startsWith('sk_test_'),
          account: balances.map(({ currency }) => currency).join(', '),
        });
      }),

    startCheckout: ({ key, mode, money, reference, description, email, returnAddress, cancelAddress }) =>
      attempt(async () => {
        if (mode !== 'charge') return { kind: 'unsupported' };
        if (!email) return refuse('email_needed');
        const amount = toUnits(money.amount, money.currency, ownDigits);
        if (amount === null) return refuse('amount_not_possible');
        const { json } = await request('POST', '/transaction/initialize', {
          ...{ email, amount: String(amount), currency: money.currency, reference: key, channels: ['card'] },
          ...{ callback_url: returnAddress, metadata: { reference, description, cancel_action: cancelAddress } },
        });
        // It doesn't show the address of a page again. One page for one key is what matters.
        if (json?.code === 'duplicate_reference') return refuse('started_before');
        if (json?.status !== true) return refuse(String(json?.code ?? json?.message ?? 'other'));
        return done({ payment: String(json.data.reference), address: String(json.data.authorization_url) });
      }),

    readPayment: (payment) =>
      attempt(async () => {
        const { data, refunds } = await read(payment);
        return done(paymentOf(data, refunds));
      }),

    refund: ({ key, payment, money }) =>
      attempt(async () => {
        const amount = toUnits(money.amount, money.currency, ownDigits);
        if (amount === null) return refuse('amount_not_possible');
        const { refunds } = await read(payment);
        const earlier = refunds.find(({ merchant_note: note }) => note === key);
        if (earlier) return done(refundOf(earlier));
        const body = { transaction: payment, amount, currency: money.currency, merchant_note: key };
        return done(refundOf(await send('POST', '/refund', body)));
      }),

    ...{ chargeCard: unsupported, capture: unsupported, void: unsupported },
    ...{ readCards: unsupported, removeCard: unsupported },

    readEvent(raw, headers, secrets, now) {
      if (!hasHmac(raw, headers['x-paystack-signature'], secrets)) return null;
      return eventOf(JSON.parse(raw.toString('utf8')), now);
    },
  };
}

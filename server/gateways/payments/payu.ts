import type { Fetch } from '../connect/connect';
import type { GatewayKeys } from './gatewayKeys';
import { type Account, ask, attempt, done, end, type Json, refuse, unsupported } from './jsonRequest';
import type {
  GatewayEvent,
  GatewayPayment,
  GatewayPaymentState,
  GatewayRefund,
  PaymentGateway,
} from './paymentGateway';
import { hasHash } from './signatures';

const hosts = { live: 'https://secure.payu.com', test: 'https://secure.snd.payu.com' };
/** Renewed a minute before it expires. */
const reserveMs = 60_000;

const states: Readonly<Record<string, GatewayPaymentState>> = { COMPLETED: 'paid', CANCELED: 'failed' };
const refundStates: Readonly<Record<string, GatewayRefund['state']>> = { FINALIZED: 'done', CANCELED: 'failed' };

const refundOf = ({ refundId, amount, currencyCode, status }: Json): GatewayRefund => ({
  ...{ id: String(refundId), amount: Number(amount), currency: String(currencyCode) },
  state: refundStates[status] ?? 'waiting',
});

function paymentOf({ orderId, extOrderId, totalAmount, currencyCode, status }: Json, refunds: readonly Json[]) {
  const state = states[status] ?? 'waiting';
  const amount = Number(totalAmount);
  return {
    // Our number and the key: it takes each of them once.
    ...{
      id: String(orderId),
      amount,
      currency: String(currencyCode),
      reference: String(extOrderId).split('_')[0] ?? '',
    },
    ...{ state, captured: state === 'paid' ? amount : 0, refunds: refunds.map(refundOf) },
    ...{ captureBefore: null, card: null, customer: null, savedCard: null },
  } satisfies GatewayPayment;
}

function eventOf({ order, orderId, refund, localReceiptDateTime }: Json, now: Date): GatewayEvent {
  const payment = String(order?.orderId ?? orderId);
  const state = String(order?.status ?? refund?.status);
  return {
    id: [payment, refund?.refundId, state].filter(Boolean).join(':'),
    type: refund ? `refund.${state}` : `order.${state}`,
    at: new Date(refund?.statusDateTime ?? localReceiptDateTime ?? now),
    ...{ payment, dispute: null },
  };
}

/**
 * An account at PayU in Europe (REST 2.1), by its documented calls. Whether amounts are held is a setting of the account
 * there, not of a payment, so it only charges here. It answers a new order with a redirect, which must not be followed.
 */
export function openPayu(keys: GatewayKeys, fetch: Fetch, now: () => Date): PaymentGateway {
  const { merchant, secret, isTest, webhookAddress } = keys;
  let token: { text: string; until: number } | null = null;

  async function signIn(host: string): Promise<{ text: string; until: number }> {
    const form = { grant_type: 'client_credentials', client_id: merchant, client_secret: secret };
    const { json } = await ask(fetch, `${host}/pl/standard/user/oauth/authorize`, {
      ...{ method: 'POST', stage: 'payu', body: String(new URLSearchParams(form)) },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (typeof json?.access_token !== 'string') return refuse('wrong_keys');
    return { text: json.access_token, until: now().getTime() + Number(json.expires_in) * 1000 - reserveMs };
  }

  async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<Json> {
    const host = isTest ? hosts.test : hosts.live;
    if (!token || token.until < now().getTime()) token = await signIn(host);
    const { json } = await ask(fetch, `${host}/api/v2_1${path}`, {
      ...{ method, stage: 'payu', redirect: 'manual', headers: { authorization: `Bearer ${token.text}` } },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { statusCode, codeLiteral } = json?.status ?? {};
    if (statusCode === 'ERROR_ORDER_NOT_UNIQUE') return refuse('started_before');
    if (statusCode && statusCode !== 'SUCCESS') return refuse(String(codeLiteral ?? statusCode));
    return json ?? end({ kind: 'later', reason: 'no_json' });
  }

  async function read(payment: string) {
    const id = encodeURIComponent(payment);
    const { orders } = await send('GET', `/orders/${id}`);
    const { refunds } = await send('GET', `/orders/${id}/refunds`);
    return { order: orders?.[0] ?? refuse('unknown_payment'), refunds: (refunds ?? []) as Json[] };
  }

  return {
    name: 'payu',
    missingSteps: ['authorize', 'partial_capture', 'void', 'save_card', 'disputes'],

    checkKeys: () =>
      attempt(async () => {
        const onLive = await attempt(async () => done(await signIn(hosts.live)));
        if (onLive.kind === 'done') return done<Account>({ isTest: false, account: merchant });
        if (onLive.kind === 'later') return onLive;
        await signIn(hosts.test);
        return done<Account>({ isTest: true, account: merchant });
      }),

    startCheckout: ({ key, mode, money, reference, description, email, returnAddress, language }) =>
      attempt(async () => {
        if (mode !== 'charge') return { kind: 'unsupported' };
        const totalAmount = String(money.amount);
        const order = await send('POST', '/orders', {
          ...{ merchantPosId: merchant, extOrderId: `${reference}_${key}`, description, notifyUrl: webhookAddress },
          // The payer opens its page, so it sees their address itself.
          ...{ customerIp: '127.0.0.1', currencyCode: money.currency, totalAmount, continueUrl: returnAddress },
          ...(email && { buyer: { email, language } }),
          products: [{ name: description, unitPrice: totalAmount, quantity: '1' }],
        });
        return done({ payment: String(order.orderId), address: String(order.redirectUri) });
      }),

    readPayment: (payment) =>
      attempt(async () => {
        const { order, refunds } = await read(payment);
        return done(paymentOf(order, refunds));
      }),

    refund: ({ key, payment, money }) =>
      attempt(async () => {
        const { refunds } = await read(payment);
        const earlier = refunds.find(({ extRefundId }) => extRefundId === key);
        if (earlier) return done(refundOf(earlier));
        const refund = { description: key, amount: String(money.amount), extRefundId: key };
        const reply = await send('POST', `/orders/${encodeURIComponent(payment)}/refunds`, { refund });
        return done(refundOf(reply.refund));
      }),

    ...{ chargeCard: unsupported, capture: unsupported, void: unsupported },
    ...{ readCards: unsupported, removeCard: unsupported },

    readEvent(raw, headers, secrets, at) {
      const signature = headers['openpayu-signature'] ?? headers['x-openpayu-signature'];
      return hasHash(raw, signature, secrets) ? eventOf(JSON.parse(raw.toString('utf8')), at) : null;
    },
  };
}

import Stripe from 'stripe';
import type { Fetch, OutboundRequest } from '../connect/connect';
import { toUnits } from './gatewayUnits';
import type { CheckoutRequest, GatewayResult, Money, PaymentGateway } from './paymentGateway';
import { stripeEvent } from './stripeEvent';
import { stripeFailure, UnreachableError } from './stripeFailure';
import { chargePaymentOf, ownDigits, refundOf, savedCardOf, sessionPaymentOf, setupPaymentOf } from './stripePayment';

const timeoutMs = 20_000;
const replyBytesMax = 2_097_152;
/** The languages of its page, of those that the app has; it takes the browser's for the others. */
const pageLanguages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'] as const;

/** The web's `fetch` as the SDK calls it, by way of the connector. */
const webFetch =
  (fetch: Fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const reply = await fetch(String(input), {
      method: (init?.method ?? 'GET') as NonNullable<OutboundRequest['method']>,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { body: init.body }),
      ...{ timeoutMs, maxBytes: replyBytesMax, stage: 'stripe' },
    });
    if (!reply.ok) throw new UnreachableError(reply.failure);
    return new Response(new Uint8Array(reply.body), { status: reply.status, headers: reply.headers });
  };

/** Runs requests, and makes results of the SDK's errors. */
async function attempt<Value>(work: () => Promise<GatewayResult<Value>>): Promise<GatewayResult<Value>> {
  try {
    return await work();
  } catch (error) {
    return stripeFailure(error);
  }
}

const done = <Value>(value: Value): GatewayResult<Value> => ({ kind: 'done', value });
const badAmount = { kind: 'refused', reason: 'amount_not_possible' } as const;
const unknownPayment = { kind: 'refused', reason: 'unknown_payment' } as const;

const stripeUnits = ({ amount, currency }: Money): number | null => toUnits(amount, currency, ownDigits);

function sessionParams(request: CheckoutRequest, amount: number): Stripe.Checkout.SessionCreateParams {
  const { mode, money, reference, description, customer, email, language } = request;
  const locale = pageLanguages.find((each) => each === language) ?? 'auto';
  const metadata = { reference };
  const shared = {
    ...{ payment_method_types: ['card' as const], client_reference_id: reference, locale, metadata },
    ...{ success_url: request.returnAddress, cancel_url: request.cancelAddress },
    ...(customer ? { customer } : { customer_creation: 'always' as const, ...(email && { customer_email: email }) }),
  };
  if (mode === 'save_card') return { ...shared, mode: 'setup', setup_intent_data: { metadata, description } };
  return {
    ...shared,
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: money.currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: {
      ...{ metadata, description },
      capture_method: mode === 'authorize' ? 'manual' : 'automatic',
    },
  };
}

/** An account at Stripe, by its SDK. @param secret its secret key, `sk_…` or a restricted `rk_…` */
export function openStripe(secret: string, fetch: Fetch): PaymentGateway {
  const stripe = new Stripe(secret, {
    httpClient: Stripe.createFetchHttpClient(webFetch(fetch)),
    // Our callers repeat requests with the same key.
    ...{ maxNetworkRetries: 0, telemetry: false, timeout: timeoutMs },
  });

  async function readIntent(id: string) {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    const refunds = intent.latest_charge ? (await stripe.refunds.list({ payment_intent: id, limit: 100 })).data : [];
    return chargePaymentOf(intent, refunds);
  }

  async function readSession(id: string) {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] });
    const intent = session.payment_intent;
    if (intent) return readIntent(typeof intent === 'string' ? intent : intent.id);
    return sessionPaymentOf(session);
  }

  return {
    name: 'stripe',
    missingSteps: [],

    checkKeys: () =>
      attempt(async () => {
        const { livemode } = await stripe.balance.retrieve();
        const { id } = await stripe.accounts.retrieveCurrent();
        return done({ isTest: !livemode, account: id });
      }),

    startCheckout: (request) =>
      attempt(async () => {
        const amount = request.mode === 'save_card' ? 0 : stripeUnits(request.money);
        if (amount === null) return badAmount;
        const params = sessionParams(request, amount);
        const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: request.key });
        return url ? done({ payment: id, address: url }) : { kind: 'refused', reason: 'no_address' };
      }),

    chargeCard: ({ key, money, customer, card, reference, description, isCaptured }) =>
      attempt(async () => {
        const amount = stripeUnits(money);
        if (amount === null) return badAmount;
        const intent = await stripe.paymentIntents.create(
          {
            ...{ amount, currency: money.currency.toLowerCase(), customer, payment_method: card, description },
            ...{ confirm: true, off_session: true, metadata: { reference }, expand: ['latest_charge'] },
            ...{ capture_method: isCaptured ? 'automatic' : 'manual', payment_method_types: ['card'] },
          },
          { idempotencyKey: key },
        );
        return done(chargePaymentOf(intent, []));
      }),

    readPayment: (payment) =>
      attempt(async () => {
        if (payment.startsWith('cs_')) return done(await readSession(payment));
        if (payment.startsWith('pi_')) return done(await readIntent(payment));
        if (!payment.startsWith('seti_')) return unknownPayment;
        return done(setupPaymentOf(await stripe.setupIntents.retrieve(payment, { expand: ['payment_method'] })));
      }),

    capture: ({ key, payment, money }) =>
      attempt(async () => {
        const amount = stripeUnits(money);
        if (amount === null) return badAmount;
        const id = await intentId(payment);
        if (!id) return unknownPayment;
        await stripe.paymentIntents.capture(id, { amount_to_capture: amount }, { idempotencyKey: key });
        return done(await readIntent(id));
      }),

    void: ({ key, payment }) =>
      attempt(async () => {
        const id = await intentId(payment);
        if (!id) {
          // The page hasn't been used: it is closed.
          await stripe.checkout.sessions.expire(payment, {}, { idempotencyKey: key });
          return done(await readSession(payment));
        }
        await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key });
        return done(await readIntent(id));
      }),

    refund: ({ key, payment, money }) =>
      attempt(async () => {
        const amount = stripeUnits(money);
        if (amount === null) return badAmount;
        const id = await intentId(payment);
        if (!id) return unknownPayment;
        const params = { payment_intent: id, amount, metadata: { key } };
        return done(refundOf(await stripe.refunds.create(params, { idempotencyKey: key })));
      }),

    readCards: (customer) =>
      attempt(async () => {
        const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 });
        return done(data.flatMap((method) => savedCardOf(method) ?? []));
      }),

    removeCard: ({ customer, card }) =>
      attempt(async () => {
        const { customer: holder } = await stripe.paymentMethods.retrieve(card);
        const holderId = typeof holder === 'string' ? holder : holder?.id;
        // Removing it twice is fine.
        if (!holderId) return done(null);
        if (holderId !== customer) return { kind: 'refused', reason: 'unknown_card' };
        await stripe.paymentMethods.detach(card);
        return done(null);
      }),

    readEvent: (raw, headers, secrets, now) => stripeEvent(stripe, raw, headers, secrets, now),
  };

  /** The payment itself: a checkout page makes one once it is used. */
  async function intentId(payment: string): Promise<string | null> {
    if (payment.startsWith('pi_')) return payment;
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(payment);
    return typeof intent === 'string' ? intent : (intent?.id ?? null);
  }
}

import type { Fetch } from '../connect/connect';
import type { GatewayKeys } from './gatewayKeys';
import { decimalText, toUnits } from './gatewayUnits';
import { type Account, ask, attempt, done, end, type Json, refuse, unsupported } from './jsonRequest';
import type { Money, PaymentGateway } from './paymentGateway';
import { digitsAtPaypal, ownDigits, paypalEvent, paypalPayment, paypalRefund } from './paypalPayment';
import { ofAccount } from './watched';

const hosts = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' };
const reserveMs = 60_000;

const signatureHeaders = [
  ...['paypal-auth-algo', 'paypal-cert-url', 'paypal-transmission-id', 'paypal-transmission-sig'],
  'paypal-transmission-time',
] as const;
/** @example fieldOf('paypal-auth-algo') // 'auth_algo' */
const fieldOf = (header: string): string => header.replace('paypal-', '').replaceAll('-', '_');

function amountOf({ amount, currency }: Money): { currency_code: string; value: string } {
  const units = toUnits(amount, currency, ownDigits);
  if (units === null) return refuse('amount_not_possible');
  return { currency_code: currency, value: decimalText(units, digitsAtPaypal(currency)) };
}

/** The newest part of a payment of one kind. */
const latest = (order: Json, kind: 'authorizations' | 'captures'): Json =>
  order.purchase_units?.[0]?.payments?.[kind]?.at(-1) ?? null;

/**
 * An account at PayPal (Orders 2), by its documented calls. A payer only approves at its page: reading an approved
 * payment completes it.
 */
export function openPaypal(keys: GatewayKeys, fetch: Fetch, now: () => Date): PaymentGateway {
  const host = keys.isTest ? hosts.test : hosts.live;
  let token: { text: string; until: number } | null = null;

  async function signIn(from: string) {
    const basic = Buffer.from(`${keys.public}:${keys.secret}`).toString('base64');
    const { json } = await ask(fetch, `${from}/v1/oauth2/token`, {
      ...{ method: 'POST', stage: 'paypal', body: 'grant_type=client_credentials' },
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (typeof json?.access_token !== 'string') return refuse('wrong_keys');
    const until = now().getTime() + Number(json.expires_in) * 1000 - reserveMs;
    return { text: json.access_token as string, until, app: String(json.app_id ?? '') };
  }

  /** @param body JSON as text: messages are sent back unchanged */
  async function send(method: 'GET' | 'POST', path: string, body?: string, key?: string): Promise<Json> {
    if (!token || token.until < now().getTime()) token = await signIn(host);
    const { status, json } = await ask(fetch, `${host}${path}`, {
      ...{ method, stage: 'paypal', ...(body !== undefined && { body }) },
      headers: {
        ...{ authorization: `Bearer ${token.text}`, prefer: 'return=representation' },
        ...(key && { 'paypal-request-id': key }),
      },
    });
    if (status < 300) return json;
    const issue = String(json?.details?.[0]?.issue ?? json?.name ?? 'other');
    if (issue === 'INSTRUMENT_DECLINED') return end({ kind: 'declined', isHard: false, reason: 'instrument_declined' });
    // The first request with this key is still running.
    if (issue === 'PREVIOUS_REQUEST_IN_PROGRESS') return end({ kind: 'later', reason: issue.toLowerCase() });
    return refuse(issue.toLowerCase());
  }

  /** The order, completed if its payer has approved it. */
  async function read(payment: string): Promise<Json> {
    const path = `/v2/checkout/orders/${encodeURIComponent(payment)}`;
    const order = await send('GET', path);
    if (order.status !== 'APPROVED') return order;
    const step = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture';
    const completed = await attempt(async () =>
      done(await send('POST', `${path}/${step}`, '{}', `${payment}-${step}`)),
    );
    // A declined payer chooses another way to pay at the same page.
    if (completed.kind === 'declined') return order;
    return completed.kind === 'done' ? send('GET', path) : end(completed);
  }

  return {
    name: 'paypal',
    missingSteps: ['save_card', 'disputes'],

    checkKeys: () =>
      attempt(async () => {
        const onLive = await attempt(async () => done(await signIn(hosts.live)));
        if (onLive.kind === 'done') return done<Account>({ isTest: false, account: onLive.value.app });
        if (onLive.kind === 'later') return onLive;
        return done<Account>({ isTest: true, account: (await signIn(hosts.test)).app });
      }),

    startCheckout: ({ key, mode, money, reference, description, returnAddress, cancelAddress }) =>
      attempt(async () => {
        if (mode === 'save_card') return { kind: 'unsupported' };
        const context = { return_url: returnAddress, cancel_url: cancelAddress, user_action: 'PAY_NOW' };
        const body = {
          intent: mode === 'authorize' ? 'AUTHORIZE' : 'CAPTURE',
          purchase_units: [{ custom_id: reference, description: description.slice(0, 127), amount: amountOf(money) }],
          payment_source: { paypal: { experience_context: { ...context, shipping_preference: 'NO_SHIPPING' } } },
        };
        const order = await send('POST', '/v2/checkout/orders', JSON.stringify(body), key);
        const link = order.links?.find(({ rel }: Json) => rel === 'payer-action' || rel === 'approve');
        return link ? done({ payment: String(order.id), address: String(link.href) }) : refuse('no_address');
      }),

    readPayment: (payment) => attempt(async () => done(paypalPayment(await read(payment)))),

    capture: ({ key, payment, money }) =>
      attempt(async () => {
        const { id } = latest(await read(payment), 'authorizations') ?? refuse('unknown_payment');
        const body = JSON.stringify({ amount: amountOf(money), final_capture: true });
        await send('POST', `/v2/payments/authorizations/${id}/capture`, body, key);
        return done(paypalPayment(await read(payment)));
      }),

    void: ({ key, payment }) =>
      attempt(async () => {
        const { id } = latest(await read(payment), 'authorizations') ?? refuse('unknown_payment');
        await send('POST', `/v2/payments/authorizations/${id}/void`, '{}', key);
        return done(paypalPayment(await read(payment)));
      }),

    refund: ({ key, payment, money }) =>
      attempt(async () => {
        const { id } = latest(await read(payment), 'captures') ?? refuse('unknown_payment');
        const body = JSON.stringify({ amount: amountOf(money) });
        return done(paypalRefund(await send('POST', `/v2/payments/captures/${id}/refund`, body, key)));
      }),

    ...{ chargeCard: unsupported, readCards: unsupported, removeCard: unsupported },

    // PayPal signs messages with its own certificate, not with a secret of the account.
    readEvent: () => null,
    verification: { headers: signatureHeaders },

    verifyEvent: (raw, headers, secrets) =>
      attempt(async () => {
        const event: Json = JSON.parse(raw);
        for (const id of secrets) {
          const signature = signatureHeaders.map((name) => `"${fieldOf(name)}":${JSON.stringify(headers[name] ?? '')}`);
          // Send the message back byte for byte: the signature wouldn't match JSON that was written again.
          const body = `{${signature.join(',')},"webhook_id":${JSON.stringify(id)},"webhook_event":${raw}}`;
          const reply = await attempt(async () =>
            done(await send('POST', '/v1/notifications/verify-webhook-signature', body)),
          );
          if (reply.kind === 'done' && reply.value?.verification_status === 'SUCCESS') return done(paypalEvent(event));
          // Anything else is about the message, which can't be the gateway's then.
          if (reply.kind === 'later' || (reply.kind === 'refused' && ofAccount.includes(reply.reason))) return reply;
        }
        return done(null);
      }),
  };
}

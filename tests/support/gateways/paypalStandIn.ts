import { createHash } from 'node:crypto';
import { jsonReply, withFaults } from './faults';

export const paypalKeys = { public: 'paypal-client', secret: 'paypal-secret' };
export const paypalWebhook = 'WH-1';

interface Part {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
  expiration_time?: string;
}
interface PaypalOrder {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: string;
  isDeclined: boolean;
  purchase_units: {
    custom_id: string;
    amount: Part['amount'];
    payments: { authorizations: Part[]; captures: Part[]; refunds: Part[] };
  }[];
}

const cents = ({ value }: Part['amount']): number => Math.round(Number(value) * 100);
const signatureOf = (body: string): string => createHash('sha256').update(`paypal ${body}`).digest('hex');

/** PayPal's sandbox in the shapes of its documentation (https://developer.paypal.com/api/rest). */
export function openPaypalStandIn() {
  const orders = new Map<string, PaypalOrder>();
  const replies = new Map<string, { status: number; body: unknown }>();
  const events: object[] = [];
  let count = 0;
  const newId = (prefix: string): string => {
    count += 1;
    return `${prefix}${count}`;
  };
  const refusal = (issue: string) => ({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } });
  const withPart = (kind: 'authorizations' | 'captures', id: string) =>
    [...orders.values()].flatMap((order) => {
      const part = order.purchase_units[0]?.payments[kind].find((each) => each.id === id);
      return part ? [{ payments: order.purchase_units[0]?.payments, part }] : [];
    })[0];

  function carryOut(asked: string, id: string, given: Record<string, unknown>): { status: number; body: unknown } {
    if (asked === 'POST /v2/checkout/orders') {
      const [unit] = given.purchase_units as [{ custom_id: string; amount: Part['amount'] }];
      const decimals = ['HUF', 'JPY', 'TWD'].includes(unit.amount.currency_code) ? 0 : 2;
      if ((unit.amount.value.split('.')[1] ?? '').length !== decimals) return refusal('DECIMAL_PRECISION');
      const payments = { authorizations: [], captures: [], refunds: [] };
      const order = {
        ...{ id: newId('O'), intent: given.intent as PaypalOrder['intent'], status: 'PAYER_ACTION_REQUIRED' },
        ...{ isDeclined: false, purchase_units: [{ custom_id: unit.custom_id, amount: unit.amount, payments }] },
      };
      orders.set(order.id, order);
      const links = [{ rel: 'payer-action', href: `https://checkout.test/${order.id}` }];
      return { status: 201, body: { ...order, links } };
    }
    const order = orders.get(id);
    if (asked === 'POST /v2/checkout/orders/:id/capture' || asked === 'POST /v2/checkout/orders/:id/authorize') {
      const [unit] = order?.purchase_units ?? [];
      if (!order || !unit) return refusal('RESOURCE_NOT_FOUND');
      if (order.isDeclined) return refusal('INSTRUMENT_DECLINED');
      order.status = 'COMPLETED';
      const isCapture = asked.endsWith('capture');
      const part = { id: newId('P'), status: isCapture ? 'COMPLETED' : 'CREATED', amount: unit.amount };
      if (isCapture) unit.payments.captures.push(part);
      else unit.payments.authorizations.push({ ...part, expiration_time: '2026-03-31T12:00:00Z' });
      return { status: 201, body: order };
    }
    const held = withPart('authorizations', id);
    if (held && asked.endsWith('/void')) {
      if (held.part.status !== 'CREATED') return refusal('AUTHORIZATION_ALREADY_CAPTURED');
      held.part.status = 'VOIDED';
      return { status: 200, body: held.part };
    }
    if (held && asked.endsWith('/capture')) {
      if (held.part.status !== 'CREATED') return refusal('AUTHORIZATION_VOIDED');
      held.part.status = 'CAPTURED';
      const capture = { id: newId('P'), status: 'COMPLETED', amount: given.amount as Part['amount'] };
      held.payments?.captures.push(capture);
      return { status: 201, body: capture };
    }
    const paid = withPart('captures', id);
    if (paid && asked.endsWith('/refund')) {
      const amount = given.amount as Part['amount'];
      const earlier = paid.payments?.refunds ?? [];
      const left = cents(paid.part.amount) - earlier.reduce((sum, each) => sum + cents(each.amount), 0);
      if (cents(amount) > left) return refusal('REFUND_AMOUNT_EXCEEDED');
      const refund = { id: newId('R'), status: 'COMPLETED', amount };
      earlier.push(refund);
      return { status: 201, body: refund };
    }
    throw new Error(`The stand-in doesn't have ${asked}`);
  }

  const { fetch, ...faults } = withFaults(({ host, pathname }, { method, headers = {}, body = '' }) => {
    if (pathname === '/v1/oauth2/token') {
      const basic = Buffer.from(`${paypalKeys.public}:${paypalKeys.secret}`).toString('base64');
      if (host !== 'api-m.sandbox.paypal.com' || headers.authorization !== `Basic ${basic}`)
        return jsonReply(401, { error: 'invalid_client' });
      return jsonReply(200, { access_token: 'token', app_id: 'APP-1', expires_in: 32_400 });
    }
    if (headers.authorization !== 'Bearer token') return jsonReply(401, { name: 'AUTHENTICATION_FAILURE' });
    if (pathname === '/v1/notifications/verify-webhook-signature') {
      const [, event = ''] = /"webhook_event":(.*)\}$/s.exec(body) ?? [];
      const { transmission_sig, webhook_id } = JSON.parse(body);
      const isRight = webhook_id === paypalWebhook && transmission_sig === signatureOf(event);
      return jsonReply(200, { verification_status: isRight ? 'SUCCESS' : 'FAILURE' });
    }
    const id = pathname.split('/')[4] ?? '';
    if (method === 'GET') {
      const order = orders.get(id);
      return order ? jsonReply(200, order) : jsonReply(404, { name: 'RESOURCE_NOT_FOUND' });
    }
    const asked = `${method} ${id ? pathname.replace(id, ':id') : pathname}`;
    const key = headers['paypal-request-id'];
    const kept = key ? replies.get(key) : undefined;
    const reply = kept ?? carryOut(asked, id, JSON.parse(body || '{}'));
    if (key && reply.status < 300) replies.set(key, structuredClone(reply));
    return jsonReply(reply.status, reply.body);
  });

  return {
    ...{ fetch, ...faults },
    pay(address: string, isDeclined: boolean) {
      const order = orders.get(address.split('/').at(-1) ?? '');
      if (!order) throw new Error(`no page at ${address}`);
      Object.assign(order, { status: 'APPROVED', isDeclined });
      const facts = { event_type: 'CHECKOUT.ORDER.APPROVED', create_time: '2026-03-02T12:00:00Z' };
      events.push({ id: newId('WH'), ...facts, resource: { id: order.id } });
    },
    deliveries: () =>
      events.map((event) => {
        const body = JSON.stringify(event);
        return {
          body: Buffer.from(body),
          headers: {
            ...{ 'paypal-transmission-sig': signatureOf(body), 'paypal-transmission-id': 'transmission' },
            ...{ 'paypal-auth-algo': 'SHA256withRSA', 'paypal-cert-url': 'https://api.sandbox.paypal.com/cert' },
            'paypal-transmission-time': '2026-03-02T12:00:00Z',
          },
        };
      }),
  };
}

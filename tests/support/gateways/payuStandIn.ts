import { createHash } from 'node:crypto';
import { jsonReply, withFaults } from './faults';

export const payuKeys = { merchant: '300746', secret: 'payu-client-secret', authorization: 'payu-second-key' };

interface PayuOrder {
  orderId: string;
  extOrderId: string;
  totalAmount: string;
  currencyCode: string;
  status: 'NEW' | 'COMPLETED' | 'CANCELED';
}

/** PayU Europe's sandbox in the shapes of its documentation (https://developers.payu.com/europe). */
export function openPayuStandIn() {
  const orders: PayuOrder[] = [];
  const refunds: { orderId: string; refundId: string; extRefundId: string; amount: string; currencyCode: string }[] =
    [];
  const events: object[] = [];
  const refusal = (status: number, statusCode: string) => jsonReply(status, { status: { statusCode } });
  const success = { statusCode: 'SUCCESS' };

  const { fetch, ...faults } = withFaults(({ host, pathname }, { method, headers = {}, body = '', redirect }) => {
    if (pathname.endsWith('/oauth/authorize')) {
      const form = new URLSearchParams(body);
      const isRight = form.get('client_id') === payuKeys.merchant && form.get('client_secret') === payuKeys.secret;
      if (host !== 'secure.snd.payu.com' || !isRight) return jsonReply(401, { error: 'invalid_client' });
      return jsonReply(200, { access_token: 'token', token_type: 'bearer', expires_in: 43_199 });
    }
    if (headers.authorization !== 'Bearer token') return refusal(401, 'UNAUTHORIZED');
    const [, , , , id] = pathname.split('/');
    const asked = `${method} ${pathname.replace(/orders\/[^/]+/, 'orders/:id')}`;
    const order = orders.find(({ orderId }) => orderId === id);
    if (asked === 'POST /api/v2_1/orders') {
      const { extOrderId, totalAmount, currencyCode } = JSON.parse(body);
      if (orders.some((each) => each.extOrderId === extOrderId)) return refusal(400, 'ERROR_ORDER_NOT_UNIQUE');
      if (redirect !== 'manual') return { ok: false, failure: 'redirects' };
      const orderId = `ORDER${orders.length + 1}`;
      orders.push({ orderId, extOrderId, totalAmount, currencyCode, status: 'NEW' });
      return jsonReply(302, { status: success, redirectUri: `https://checkout.test/${orderId}`, orderId, extOrderId });
    }
    if (!order) return refusal(404, 'DATA_NOT_FOUND');
    const ofOrder = refunds.filter((each) => each.orderId === id);
    if (asked === 'GET /api/v2_1/orders/:id') return jsonReply(200, { orders: [order], status: success });
    if (asked === 'GET /api/v2_1/orders/:id/refunds')
      return jsonReply(200, { refunds: ofOrder.map((each) => ({ ...each, status: 'FINALIZED' })) });
    if (asked === 'POST /api/v2_1/orders/:id/refunds') {
      const { amount, extRefundId } = JSON.parse(body).refund;
      const left = Number(order.totalAmount) - ofOrder.reduce((sum, each) => sum + Number(each.amount), 0);
      if (Number(amount) > left) return refusal(400, 'ERROR_VALUE_INVALID');
      const { orderId, currencyCode } = order;
      const refund = { orderId, refundId: `${refunds.length + 1}`, extRefundId, amount, currencyCode };
      refunds.push(refund);
      return jsonReply(200, { orderId, refund: { ...refund, status: 'PENDING' }, status: success });
    }
    throw new Error(`The stand-in doesn't have ${asked}`);
  });

  return {
    ...{ fetch, ...faults },
    pay(address: string, isDeclined: boolean) {
      const order = orders.find(({ orderId }) => address.endsWith(`/${orderId}`));
      if (!order) throw new Error(`no page at ${address}`);
      order.status = isDeclined ? 'CANCELED' : 'COMPLETED';
      events.push({ order: { ...order }, localReceiptDateTime: '2026-03-02T12:00:00.000Z', properties: [] });
    },
    deliveries: () =>
      events.map((event) => {
        const body = Buffer.from(JSON.stringify(event));
        const signature = createHash('md5').update(body).update(payuKeys.authorization).digest('hex');
        return {
          body,
          headers: { 'openpayu-signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT` },
        };
      }),
  };
}

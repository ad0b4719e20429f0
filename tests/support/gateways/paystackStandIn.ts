import { createHmac } from 'node:crypto';
import { jsonReply, withFaults } from './faults';

export const paystackKey = 'sk_test_paystack';

interface Transaction {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: 'abandoned' | 'success' | 'failed';
  metadata: unknown;
}

/** Paystack in the shapes of its documentation (https://paystack.com/docs/api). */
export function openPaystackStandIn() {
  const transactions = new Map<string, Transaction>();
  const refunds: { id: number; transaction: number; amount: number; currency: string; merchant_note: string }[] = [];
  const events: object[] = [];
  const refusal = (code: string, message: string) => jsonReply(400, { status: false, message, code });
  const ok = (data: unknown) => jsonReply(200, { status: true, message: 'ok', data });
  const shownRefund = (refund: (typeof refunds)[number]) => ({ ...refund, status: 'pending' });

  const { fetch, ...faults } = withFaults(({ pathname, searchParams }, { method, headers = {}, body = '{}' }) => {
    if (headers.authorization !== `Bearer ${paystackKey}`)
      return jsonReply(401, { status: false, message: 'Invalid key', code: 'invalid_Key' });
    const given = JSON.parse(body);
    const asked = `${method} ${pathname.replace(/verify\/.+/, 'verify/:reference')}`;
    if (asked === 'GET /balance') return ok([{ currency: 'NGN', balance: 0 }]);
    if (asked === 'POST /transaction/initialize') {
      const { reference, amount, currency, metadata } = given;
      if (transactions.has(reference)) return refusal('duplicate_reference', 'Duplicate Transaction Reference');
      const id = transactions.size + 1;
      transactions.set(reference, { id, reference, amount: Number(amount), currency, status: 'abandoned', metadata });
      return ok({ authorization_url: `https://checkout.test/${reference}`, access_code: 'code', reference });
    }
    if (asked === 'GET /transaction/verify/:reference') {
      const found = transactions.get(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
      if (!found) return refusal('transaction_not_found', 'Transaction reference not found.');
      return ok({ ...found, authorization: { last4: '4081', brand: 'visa', exp_month: '12', exp_year: '2030' } });
    }
    if (asked === 'GET /refund')
      return ok([
        ...refunds.filter((each) => each.transaction === Number(searchParams.get('transaction'))).map(shownRefund),
        // One of another transaction, which no one may take for this one's.
        { id: 1_000_000, transaction: 0, amount: 100, currency: 'NGN', status: 'processed', dispute: null },
      ]);
    if (asked === 'POST /refund') {
      const found = transactions.get(given.transaction);
      if (!found) return refusal('transaction_not_found', 'Transaction not found');
      const earlier = refunds.filter((each) => each.transaction === found.id);
      const left = found.amount - earlier.reduce((sum, each) => sum + each.amount, 0);
      if (given.amount > left) return refusal('invalid_amount', 'Refund amount is more than the transaction amount');
      const { amount, currency, merchant_note } = given;
      const refund = { id: refunds.length + 1, transaction: found.id, amount, currency, merchant_note };
      refunds.push(refund);
      return ok(shownRefund(refund));
    }
    throw new Error(`The stand-in doesn't have ${asked}`);
  });

  return {
    ...{ fetch, ...faults },
    pay(address: string, isDeclined: boolean) {
      const found = transactions.get(address.split('/').at(-1) ?? '');
      if (!found) throw new Error(`no page at ${address}`);
      found.status = isDeclined ? 'failed' : 'success';
      events.push({
        event: isDeclined ? 'charge.failed' : 'charge.success',
        data: { ...found, paid_at: '2026-03-02T12:00:00Z' },
      });
    },
    deliveries: () =>
      events.map((event) => {
        const body = Buffer.from(JSON.stringify(event));
        return {
          body,
          headers: { 'x-paystack-signature': createHmac('sha512', paystackKey).update(body).digest('hex') },
        };
      }),
  };
}

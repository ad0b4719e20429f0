import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openPaystack } from '#server/gateways/payments/paystack';
import { openPaystackStandIn, paystackKey } from '../../../support/gateways/paystackStandIn';

const now = new Date('2026-03-02T12:00:00Z');
const gateway = openPaystack({ secret: paystackKey }, openPaystackStandIn().fetch);

/** A message about a dispute in the shape of Paystack's documentation. */
function disputeOf(event: string, resolution: string | null) {
  const data = {
    ...{ id: 358950, refund_amount: 5800, currency: 'NGN', resolution, domain: 'live', category: 'chargeback' },
    ...{ transaction: { id: 896467688, reference: 'v3mjfgbnc19v97x', amount: 5800 }, transaction_reference: null },
    created_at: '2026-03-02T11:00:00.000Z',
  };
  const raw = Buffer.from(JSON.stringify({ event, data }));
  const signature = createHmac('sha512', paystackKey).update(raw).digest('hex');
  return gateway.readEvent(raw, { 'x-paystack-signature': signature }, [paystackKey], now);
}

it.each([
  ['charge.dispute.create', null, 'open'],
  ['charge.dispute.remind', null, 'open'],
  ['charge.dispute.resolve', 'declined', 'won'],
  ['charge.dispute.resolve', 'merchant-accepted', 'lost'],
  ['charge.dispute.resolve', 'auto-accepted', 'lost'],
  // The chargeback is another dispute.
  ['charge.dispute.resolve', 'converted-to-chargeback', 'open'],
])('%s with the resolution %s is a dispute that is %s', (event, resolution, state) => {
  expect(disputeOf(event, resolution)).toMatchObject({
    payment: 'v3mjfgbnc19v97x',
    dispute: { id: '358950', amount: 5800, state },
  });
});

it('A dispute that is decided again is told of by another message, and the same decision by the same', () => {
  const idOf = (resolution: string | null) => disputeOf('charge.dispute.resolve', resolution)?.id;
  expect(idOf('declined')).toBe(idOf('declined'));
  expect(new Set(['converted-to-chargeback', 'merchant-accepted', 'declined', null].map(idOf)).size).toBe(4);
});

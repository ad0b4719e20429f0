import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { GatewayPayment } from '#server/gateways/payments/paymentGateway';
import { confirmAtPage, payAtPage } from '#server/gateways/payments/standIn/sessions';
import { StripeStandIn, standInWebhookSecret } from '#server/gateways/payments/standIn/standIn';
import { openStripe } from '#server/gateways/payments/stripe';
import { checkoutOf, testGateway, valueIn } from './gatewaySuite';

const key = 'sk_test_standin_suite';
const money = { amount: 1250, currency: 'EUR' };
const start = new Date('2026-03-02T12:00:00Z');
const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

function open() {
  const standIn = new StripeStandIn({ now: () => start });
  const sessionOf = (address: string) => address.split('/').at(-1) ?? '';
  return {
    standIn,
    gateway: openStripe(key, standIn.fetch),
    enter: (address: string, number: string) => standIn.at(key, (desk) => payAtPage(desk, sessionOf(address), number)),
    answer: (address: string, isConfirmed: boolean) =>
      standIn.at(key, (desk) => confirmAtPage(desk, sessionOf(address), isConfirmed)),
  };
}

testGateway('Stripe', () => {
  const { standIn, gateway, enter } = open();
  return {
    gateway,
    now: () => standIn.now(),
    withWrongKeys: openStripe('sk_test_unknown', standIn.fetch),
    payAtPage: async (address, card) => void enter(address, cards[card]),
    loseNextAnswer: () => standIn.failNext('timeout_after_success'),
    failNext: () => standIn.failNext('timeout'),
    money,
    brokenMoney: { amount: 1250, currency: 'MGA' },
    secrets: [standInWebhookSecret(key)],
    deliveries: () => standIn.deliveries(key),
  };
});

/** Pays at the page with a card, and reads the payment. */
async function payWith(number: string, mode: 'authorize' | 'charge' = 'charge') {
  const desk = open();
  const { payment, address } = valueIn(await desk.gateway.startCheckout(checkoutOf(money, { mode })));
  const outcome = desk.enter(address, number);
  const read = async (): Promise<GatewayPayment> => valueIn(await desk.gateway.readPayment(payment));
  return { ...desk, payment, address, outcome, read };
}

describe('Stripe’s stand-in', () => {
  it('fails the test at a path that it does not have', async () => {
    const { standIn } = open();
    const headers = { authorization: `Bearer ${key}` };
    const request = standIn.fetch('https://api.stripe.com/v1/subscriptions', { method: 'GET', headers });
    await expect(request).rejects.toThrow('GET /v1/subscriptions');
    expect(() => standIn.assertPathsKnown()).toThrow('/v1/subscriptions');
  });

  it('refuses parameters that it does not know, as Stripe does', async () => {
    const { standIn } = open();
    const headers = { authorization: `Bearer ${key}` };
    const request = { method: 'POST' as const, headers, body: 'amount=100&currency=eur&prize=1' };
    const reply = await standIn.fetch('https://api.stripe.com/v1/payment_intents', request);
    if (!reply.ok) throw new Error(reply.failure);
    expect(reply.status).toBe(400);
    expect(JSON.parse(String(reply.body))).toMatchObject({ error: { code: 'parameter_unknown', param: 'prize' } });
  });

  it('has a clock that only goes forward', () => {
    let time = start;
    const standIn = new StripeStandIn({ now: () => time });
    standIn.forward(60_000);
    expect(standIn.now()).toEqual(new Date('2026-03-02T12:01:00Z'));
    time = new Date('2026-03-01T12:00:00Z');
    expect(standIn.now()).toEqual(new Date('2026-03-02T12:01:00Z'));
    expect(() => standIn.forward(-1)).toThrow();
  });

  it('lets go of a hold when its time is over, and tells so', async () => {
    const { standIn, read } = await payWith(cards.good, 'authorize');
    const { captureBefore } = await read();
    expect(captureBefore).toEqual(new Date('2026-03-09T12:00:00Z'));
    standIn.forward(7 * 86_400_000);
    expect(await read()).toMatchObject({ state: 'voided', captureBefore: null });
    expect(standIn.deliveries(key).map(({ event }) => event.type)).toContain('payment_intent.canceled');
  });

  it.each([
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4111111111111111', 'incorrect_number'],
  ])('declines %s: %s', async (number, reason) => {
    const { outcome, read } = await payWith(number);
    expect(outcome).toEqual({ kind: 'declined', reason });
    expect((await read()).state).toBe('waiting');
  });

  it('waits for 3-D Secure, and goes on with another card where it is refused', async () => {
    const { outcome, read, answer, enter, address } = await payWith('4000002760003184');
    expect(outcome).toEqual({ kind: 'confirm' });
    expect((await read()).state).toBe('waiting');
    expect(answer(address, false)).toMatchObject({ kind: 'declined' });
    expect(enter(address, '4000002760003184')).toEqual({ kind: 'confirm' });
    expect(answer(address, true)).toEqual({ kind: 'done', address: 'https://store.test/back' });
    expect(await read()).toMatchObject({ state: 'paid', captured: 1250 });
  });

  it('delivers messages twice and out of order, with two secrets while one replaces the other', async () => {
    const { standIn, gateway } = await payWith(cards.good);
    const count = standIn.deliveries(key).length;
    expect(count).toBeGreaterThan(2);
    const order = [count - 1, 0, 0];
    const messages = standIn.deliveries(key, { secret: 'whsec_new', order });
    const secrets = ['whsec_old', 'whsec_new'];
    const read = messages.map(({ body, headers }) => gateway.readEvent(body, headers, secrets, standIn.now()));
    const ids = (await Promise.all(read)).map((event) => event?.id);
    expect(ids[1]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
    const late = new Date(standIn.now().getTime() + 301_000);
    const [first] = messages;
    if (!first) throw new Error('nothing was sent');
    expect(gateway.readEvent(first.body, first.headers, secrets, late)).toBeNull();
  });

  it('says whether another try with a card can work', async () => {
    const { gateway, standIn } = open();
    const savedWith = async (number: string) => {
      const { payment, address } = valueIn(await gateway.startCheckout(checkoutOf(money, { mode: 'save_card' })));
      standIn.at(key, (desk) => payAtPage(desk, address.split('/').at(-1) ?? '', number));
      return valueIn(await gateway.readPayment(payment));
    };
    const charge = async (number: string) => {
      const { customer, savedCard } = await savedWith(number);
      const fields = { reference: '1', description: '1', isCaptured: true };
      return gateway.chargeCard({
        key: randomUUID(),
        money,
        customer: customer ?? '',
        card: savedCard ?? '',
        ...fields,
      });
    };
    expect(await charge('4000000000000341')).toEqual({ kind: 'declined', isHard: false, reason: 'generic_decline' });
    const { state } = await savedWith('4000002760003184');
    expect(state).toBe('waiting');
  });

  it('tells of refunds that fail later, and of disputes', async () => {
    const failing = await payWith('4000000000005126');
    const { id } = await failing.read();
    valueIn(await failing.gateway.refund({ key: randomUUID(), payment: id, money }));
    failing.standIn.forward(3_600_000);
    expect((await failing.read()).refunds).toMatchObject([{ state: 'failed', failure: 'expired_or_canceled_card' }]);

    const disputed = await payWith('4000000000000259');
    const sent = disputed.standIn.deliveries(key).find(({ event }) => event.type === 'charge.dispute.created');
    if (!sent) throw new Error('no dispute was sent');
    const secrets = [standInWebhookSecret(key)];
    const event = await disputed.gateway.readEvent(sent.body, sent.headers, secrets, disputed.standIn.now());
    const payment = (await disputed.read()).id;
    expect(event).toMatchObject({ payment, dispute: { amount: 1250, state: 'open' } });
  });

  it('charges a fee for a dispute, and gives it back once the dispute is won', async () => {
    const disputed = await payWith('4000000000000259');
    const stripe = new Stripe(key, {
      httpClient: Stripe.createFetchHttpClient(async (input, init) => {
        const { method, headers, body } = init ?? {};
        const reply = await disputed.standIn.fetch(String(input), {
          ...{ method: method as 'GET', headers: Object.fromEntries(new Headers(headers)) },
          ...(typeof body === 'string' && { body }),
        });
        if (!reply.ok) throw new Error(reply.failure);
        return new Response(new Uint8Array(reply.body), { status: reply.status, headers: reply.headers });
      }),
    });
    const reportedFees = async () => {
      const sent = disputed.standIn.deliveries(key).filter(({ event }) => event.type.startsWith('charge.dispute.'));
      const events = await Promise.all(
        sent.map(({ body, headers }) =>
          disputed.gateway.readEvent(body, headers, [standInWebhookSecret(key)], disputed.standIn.now()),
        ),
      );
      return events.map((event) => event?.dispute?.fees?.map(({ amount }) => amount));
    };
    expect(await reportedFees()).toEqual([[], [1500]]);
    const [dispute] = (await stripe.disputes.list()).data;
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(await reportedFees()).toEqual([[], [1500], [1500, -1500], [1500, -1500]]);
  });

  it('has its fee in the account’s currency, and is booked in the payment’s', async () => {
    const { gateway, standIn } = open();
    const secret = standInWebhookSecret(key);
    const feesOf = (dispute: object) => {
      const payload = JSON.stringify({
        ...{ id: 'evt_1', object: 'event', type: 'charge.dispute.closed', created: start.getTime() / 1000 },
        data: { object: { id: 'du_1', object: 'dispute', payment_intent: 'pi_1', status: 'won', ...dispute } },
      });
      const timestamp = Math.floor(standIn.now().getTime() / 1000);
      const signature = new Stripe(key).webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const event = gateway.readEvent(Buffer.from(payload), { 'stripe-signature': signature }, [secret], standIn.now());
      return event?.dispute?.fees;
    };
    // 20.00 EUR were withdrawn as 23.00 USD, so 15.00 USD are 13.04 EUR.
    const withdrawn = { id: 'txn_1', amount: -2300, currency: 'usd', fee: 1500 };
    const given = { id: 'txn_2', amount: 2300, currency: 'usd', fee: -1500 };
    const inEuros = { amount: 2000, currency: 'eur' };
    expect(feesOf({ ...inEuros, balance_transactions: [withdrawn, given] })).toEqual([
      { id: 'txn_1', amount: 1304 },
      { id: 'txn_2', amount: -1304 },
    ]);
    // The decimals of the account's currency don't matter.
    const inYen = { amount: 2000, currency: 'jpy' };
    const inDollars = { ...withdrawn, amount: -1300 };
    expect(feesOf({ ...inYen, balance_transactions: [inDollars] })).toEqual([{ id: 'txn_1', amount: 2308 }]);
    // Nothing says how much these are.
    expect(feesOf({ ...inEuros, balance_transactions: [given] })).toEqual([]);
    for (const balance_transactions of [undefined, null, [], ['txn_1'], [null], { object: 'list', data: [withdrawn] }])
      expect(feesOf({ ...inEuros, balance_transactions })).toEqual([]);
  });

  it.each([
    ['JPY', 1250, '1250'],
    ['BHD', 1250, '1250'],
    ['ISK', 1250, '125000'],
    ['UGX', 1250, '125000'],
    ['MGA', 125_000, '1250'],
  ])('gets amounts of %s in Stripe’s units', async (currency, amount, units) => {
    const { gateway, standIn } = open();
    const { payment } = valueIn(await gateway.startCheckout(checkoutOf({ amount, currency })));
    expect(standIn.at(key, ({ account }) => account.sessions[payment]?.amount_total)).toBe(Number(units));
    expect(valueIn(await gateway.readPayment(payment))).toMatchObject({ amount, currency });
  });

  it('keeps accounts apart by their keys', async () => {
    const { standIn, payment } = await payWith(cards.good);
    const other = openStripe('sk_test_standin_other', standIn.fetch);
    expect(await other.readPayment(payment)).toEqual({ kind: 'refused', reason: 'resource_missing' });
  });
});

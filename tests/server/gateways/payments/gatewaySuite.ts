import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CheckoutRequest, GatewayResult, PaymentGateway } from '#server/gateways/payments/paymentGateway';

/** A message as a gateway sends it. */
export interface Delivery {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** A gateway and its stand-in, before anything has happened. */
export interface GatewayCase {
  gateway: PaymentGateway;
  now: () => Date;
  /** The same gateway with keys that aren't valid. */
  withWrongKeys: PaymentGateway;
  /** Enters a card at the page of a checkout. */
  payAtPage: (address: string, card: 'good' | 'declined') => Promise<void>;
  /** Lets the gateway carry out the next request that changes something, and its answer get lost. */
  loseNextAnswer: () => void;
  /** Lets the next request get no answer, without effect. */
  failNext: () => void;
  /** A currency that it takes, and an amount of it. */
  money: { amount: number; currency: string };
  /** An amount that has decimals which the gateway doesn't take. */
  brokenMoney?: { amount: number; currency: string };
  secrets: readonly string[];
  /** The messages about everything that has happened. */
  deliveries: () => readonly Delivery[];
}

export const valueIn = <Value>(result: GatewayResult<Value>): Value => {
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.value;
};

export const checkoutOf = (
  money: CheckoutRequest['money'],
  changes: Partial<CheckoutRequest> = {},
): CheckoutRequest => ({
  ...{ key: randomUUID(), mode: 'charge', money, reference: randomUUID(), description: 'Order 12' },
  ...{ returnAddress: 'https://store.test/back', cancelAddress: 'https://store.test/cart', language: 'en' },
  email: 'mia@example.com',
  ...changes,
});

/**
 * The tests that every gateway passes. A step that it lacks is one of its `missingSteps`, and answers `unsupported`.
 *
 * @param open a new gateway for each test
 */
export function testGateway(name: string, open: () => GatewayCase): void {
  const lacks = (given: GatewayCase, step: PaymentGateway['missingSteps'][number]) =>
    given.gateway.missingSteps.includes(step);

  async function paid(given: GatewayCase, changes: Partial<CheckoutRequest> = {}) {
    const request = checkoutOf(given.money, changes);
    const { payment, address } = valueIn(await given.gateway.startCheckout(request));
    await given.payAtPage(address, 'good');
    return { payment, request };
  }

  describe(name, () => {
    it('checks keys without charging anything', async () => {
      const { gateway, withWrongKeys } = open();
      const { isTest, account } = valueIn(await gateway.checkKeys());
      expect(isTest).toBe(true);
      expect(account).not.toBe('');
      expect(await withWrongKeys.checkKeys()).toEqual({ kind: 'refused', reason: 'wrong_keys' });
    });

    it('charges at its page, with our number and the amount in our units', async () => {
      const given = open();
      const { payment, request } = await paid(given);
      expect(valueIn(await given.gateway.readPayment(payment))).toMatchObject({
        ...{ state: 'paid', ...given.money, captured: given.money.amount, reference: request.reference, refunds: [] },
      });
    });

    it('waits for a payer who has not paid', async () => {
      const { gateway, money } = open();
      const { payment } = valueIn(await gateway.startCheckout(checkoutOf(money)));
      expect(valueIn(await gateway.readPayment(payment))).toMatchObject({ state: 'waiting', captured: 0 });
    });

    it('starts one checkout for one key', async () => {
      const { gateway, money } = open();
      const request = checkoutOf(money);
      const first = await gateway.startCheckout(request);
      expect(first.kind).toBe('done');
      // Some don't show the address again.
      const startedBefore = { kind: 'refused', reason: 'started_before' };
      expect([first, startedBefore]).toContainEqual(await gateway.startCheckout(request));
    });

    it('does not pay with a declined card', async () => {
      const given = open();
      const { payment, address } = valueIn(await given.gateway.startCheckout(checkoutOf(given.money)));
      await given.payAtPage(address, 'declined');
      expect(['waiting', 'failed']).toContain(valueIn(await given.gateway.readPayment(payment)).state);
    });

    it('authorizes and captures a part, or says that it cannot', async () => {
      const given = open();
      if (lacks(given, 'authorize')) {
        expect(await given.gateway.startCheckout(checkoutOf(given.money, { mode: 'authorize' }))).toEqual({
          kind: 'unsupported',
        });
        return;
      }
      const { payment } = await paid(given, { mode: 'authorize' });
      const held = valueIn(await given.gateway.readPayment(payment));
      expect(held).toMatchObject({ state: 'authorized', captured: 0 });
      const amount = lacks(given, 'partial_capture') ? given.money.amount : given.money.amount - 100;
      const money = { ...given.money, amount };
      const captured = valueIn(await given.gateway.capture({ key: randomUUID(), payment: held.id, money }));
      expect(captured).toMatchObject({ state: 'paid', captured: amount });
      expect(valueIn(await given.gateway.readPayment(payment))).toMatchObject({ state: 'paid', captured: amount });
    });

    it('releases what it authorized, or says that it cannot', async () => {
      const given = open();
      if (lacks(given, 'authorize') || lacks(given, 'void')) {
        expect(await given.gateway.void({ key: randomUUID(), payment: 'any' })).toEqual({ kind: 'unsupported' });
        return;
      }
      const { payment } = await paid(given, { mode: 'authorize' });
      const { id } = valueIn(await given.gateway.readPayment(payment));
      expect(valueIn(await given.gateway.void({ key: randomUUID(), payment: id }))).toMatchObject({ state: 'voided' });
      const money = given.money;
      expect(await given.gateway.capture({ key: randomUUID(), payment: id, money })).toMatchObject({ kind: 'refused' });
    });

    it('refunds a part, and not more than was paid', async () => {
      const given = open();
      const { payment } = await paid(given);
      const { id } = valueIn(await given.gateway.readPayment(payment));
      const money = { ...given.money, amount: lacks(given, 'partial_refund') ? given.money.amount : 300 };
      const refund = valueIn(await given.gateway.refund({ key: randomUUID(), payment: id, money }));
      expect(refund).toMatchObject(money);
      const { refunds } = valueIn(await given.gateway.readPayment(payment));
      expect(refunds).toMatchObject([{ id: refund.id, ...money }]);
      const tooMuch = { key: randomUUID(), payment: id, money: given.money };
      expect(await given.gateway.refund(tooMuch)).toMatchObject({ kind: 'refused' });
    });

    it('carries out a request once whose answer got lost', async () => {
      const given = open();
      const { payment } = await paid(given);
      const { id } = valueIn(await given.gateway.readPayment(payment));
      const request = { key: randomUUID(), payment: id, money: { ...given.money, amount: 300 } };
      if (lacks(given, 'partial_refund')) request.money = given.money;
      given.loseNextAnswer();
      expect(await given.gateway.refund(request)).toMatchObject({ kind: 'later' });
      valueIn(await given.gateway.refund(request));
      expect(valueIn(await given.gateway.readPayment(payment)).refunds).toHaveLength(1);
    });

    it('says that it may have worked if no answer comes', async () => {
      const given = open();
      given.failNext();
      expect(await given.gateway.startCheckout(checkoutOf(given.money))).toEqual({ kind: 'later', reason: 'timeout' });
    });

    it('refuses an amount with decimals that it does not take', async () => {
      const { gateway, brokenMoney } = open();
      if (!brokenMoney) return;
      expect(await gateway.startCheckout(checkoutOf(brokenMoney))).toEqual({
        ...{ kind: 'refused', reason: 'amount_not_possible' },
      });
    });

    it('saves a card and charges it while its owner is away, or says that it cannot', async () => {
      const given = open();
      const request = checkoutOf(given.money, { mode: 'save_card' });
      if (lacks(given, 'save_card')) {
        expect(await given.gateway.startCheckout(request)).toEqual({ kind: 'unsupported' });
        expect(await given.gateway.readCards('any')).toEqual({ kind: 'unsupported' });
        return;
      }
      const { payment, address } = valueIn(await given.gateway.startCheckout(request));
      await given.payAtPage(address, 'good');
      const { customer, savedCard } = valueIn(await given.gateway.readPayment(payment));
      if (!customer || !savedCard) throw new Error('no card was saved');
      const [card] = valueIn(await given.gateway.readCards(customer));
      expect(card).toMatchObject({ id: savedCard, customer, last4: expect.stringMatching(/^\d{4}$/) });
      const charge = { key: randomUUID(), customer, card: savedCard, reference: randomUUID(), isCaptured: true };
      const charged = valueIn(
        await given.gateway.chargeCard({ ...charge, money: given.money, description: 'Invoice 3' }),
      );
      expect(charged).toMatchObject({ state: 'paid', captured: given.money.amount, reference: charge.reference });
      expect(await given.gateway.removeCard({ customer, card: savedCard })).toEqual({ kind: 'done', value: null });
      expect(valueIn(await given.gateway.readCards(customer))).toEqual([]);
    });

    it('reads a message that it signed, as often as it arrives, and no forged one', async () => {
      const given = open();
      const { payment } = await paid(given);
      const { id } = valueIn(await given.gateway.readPayment(payment));
      const read = async (body: Buffer, headers: Delivery['headers'], secrets = given.secrets) => {
        const { gateway } = given;
        if (!gateway.verifyEvent) return gateway.readEvent(body, headers, secrets, given.now());
        expect(gateway.readEvent(body, headers, secrets, given.now())).toBeNull();
        return valueIn(await gateway.verifyEvent(body.toString(), headers, secrets));
      };
      const deliveries = given.deliveries();
      const events = await Promise.all(deliveries.map(({ body, headers }) => read(body, headers)));
      expect(events).not.toContain(null);
      expect(events.map((event) => event?.payment)).toContainEqual(expect.stringMatching(`^(${id}|${payment})$`));
      const [first] = deliveries;
      if (!first) throw new Error('nothing was sent');
      expect(await read(first.body, first.headers)).toEqual(events[0]);
      expect(await read(Buffer.concat([first.body, Buffer.from(' ')]), first.headers)).toBeNull();
      expect(await read(first.body, {})).toBeNull();
      expect(await read(first.body, first.headers, [])).toBeNull();
    });
  });
}

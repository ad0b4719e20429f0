import { addDays, addMinutes } from 'date-fns';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { billingInvoices, ledgerEntries, subscriptions } from '#server/db/schema/index';
import { demoBillingKey } from '#server/gateways/billing/openBillingGateway';
import type { PaymentGateway } from '#server/gateways/payments/paymentGateway';
import { refundTries } from '#server/modules/payments/service';
import { runBilling } from '#server/modules/subscription/service';
import { type BillingDesk, openBillingDesk } from '../support/billingDesk';
import { call, callAs } from '../support/callApi';
import type { StoreRow } from '../support/factories/index';
import { keyed } from '../support/plantMoney';

const start = new Date('2031-01-31T10:00:00Z');
const firstCharge = addDays(start, 30);
let desk: BillingDesk;
beforeAll(async () => {
  desk = await openBillingDesk(start);
});
afterAll(() => desk.close());

/** The job's tools, with some steps of the gateway replaced. */
function toolsWith(steps: Partial<PaymentGateway> = {}) {
  const { app, db, env, clock } = desk;
  if (!app.billing) throw new Error('billing is off');
  const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
  return { db, env, billing: { ...app.billing, ...steps }, now: () => clock.now ?? start, log };
}
const invoicesOf = (store: StoreRow) =>
  desk.db
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.store_id, store.id), isNotNull(billingInvoices.number)))
    .orderBy(billingInvoices.number);

describe('A forgiven invoice', () => {
  /** A store that has paid its first invoice by card, the refunds of its charge, and what is booked at its bank. */
  async function openPaid() {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    const { preview } = await callAs(desk.app, owner, 'preview_plan', { plan: 'start', interval: 'month' });
    await callAs(desk.app, owner, 'subscribe', { plan: 'start', interval: 'month', total: preview.total });
    desk.clock.now = firstCharge;
    await desk.run();
    const [invoice] = await invoicesOf(store);
    const refunds = () =>
      desk.standIn.at(demoBillingKey, ({ account }) =>
        Object.values(account.charges).filter(
          ({ metadata, refunded }) => metadata.reference === invoice?.id && refunded,
        ),
      );
    const booked = async () => {
      const entries = await desk.db.select().from(ledgerEntries).where(eq(ledgerEntries.store_id, store.id));
      return entries.filter(({ account }) => account === 'bank').map(({ amount }) => amount);
    };
    const forgive = () =>
      call(desk.app, 'platform', 'platform/set_subscription', { ...keyed(store), forgive: invoice?.id ?? '' });
    return { store, owner, refunds, booked, forgive };
  }
  const statesOf = async (store: StoreRow) => (await invoicesOf(store)).map(({ kind, state }) => `${kind} ${state}`);

  it('is refunded and booked once', async () => {
    const { store, refunds, booked, forgive } = await openPaid();
    expect(await forgive()).toMatchObject({ success: true });
    await runBilling(toolsWith());
    expect(await statesOf(store)).toEqual(['invoice paid', 'credit_note success']);
    expect(refunds()).toHaveLength(1);
    expect(await booked()).toEqual([2261, -2261]);
    expect(await forgive()).toMatchObject({ success: false });
  });

  it('is refunded once, later, if the gateway doesn’t answer, also if only its answer was lost', async () => {
    for (const fault of ['timeout', 'timeout_after_success'] as const) {
      const { store, refunds, booked, forgive } = await openPaid();
      desk.standIn.failNext(fault);
      expect(await forgive()).toMatchObject({ success: true });
      expect(await statesOf(store)).toEqual(['invoice paid', 'credit_note created']);
      expect(await booked()).toEqual([2261]);
      const refund = vi.fn(toolsWith().billing.refund.bind(desk.app.billing));
      for (const minutes of [6, 12, 18]) {
        desk.clock.now = addMinutes(firstCharge, minutes);
        await runBilling(toolsWith({ refund }));
      }
      expect(refund).toHaveBeenCalledTimes(fault === 'timeout' ? 1 : 0);
      expect(await statesOf(store)).toEqual(['invoice paid', 'credit_note success']);
      expect(refunds()).toHaveLength(1);
      expect(await booked()).toEqual([2261, -2261]);
    }
  });

  it('isn’t booked before the gateway has made it', async () => {
    const { store, booked, forgive } = await openPaid();
    desk.standIn.failNext('timeout');
    await forgive();
    const made = { id: 're_1', amount: 2261, currency: 'EUR', key: '' } as const;
    const refund = vi.fn<PaymentGateway['refund']>(async () => ({
      kind: 'done',
      value: { ...made, state: 'waiting' },
    }));
    const runAt = async (minutes: number, state: 'waiting' | 'done') => {
      const readPayment: PaymentGateway['readPayment'] = async (payment) => {
        const read = await toolsWith().billing.readPayment(payment);
        const refunds = refund.mock.calls.length > 0 ? [{ ...made, state }] : [];
        return read.kind === 'done' ? { ...read, value: { ...read.value, refunds } } : read;
      };
      desk.clock.now = addMinutes(firstCharge, minutes);
      await runBilling(toolsWith({ refund, readPayment }));
    };
    for (const minutes of [6, 60, 600]) {
      await runAt(minutes, 'waiting');
      expect(await statesOf(store)).toEqual(['invoice paid', 'credit_note created']);
      expect(await booked()).toEqual([2261]);
    }
    await runAt(6_000, 'done');
    expect(await statesOf(store)).toEqual(['invoice paid', 'credit_note success']);
    expect(await booked()).toEqual([2261, -2261]);
    expect(refund).toHaveBeenCalledTimes(1);
  });

  it('locks nothing while the gateway is asked', async () => {
    const { store, forgive } = await openPaid();
    desk.standIn.failNext('timeout');
    await forgive();
    const isLocked = async () => {
      const row = desk.db.select().from(subscriptions).where(eq(subscriptions.store_id, store.id));
      return (await row.for('update', { skipLocked: true })).length === 0;
    };
    const locked: boolean[] = [];
    const refund: PaymentGateway['refund'] = async () => {
      locked.push(await isLocked());
      return { kind: 'later', reason: 'timeout' };
    };
    desk.clock.now = addMinutes(firstCharge, 6);
    await runBilling(toolsWith({ refund }));
    expect(locked).toEqual([false]);
  });

  it('isn’t refunded again by itself once the gateway has refused for good, and the platform sees to it', async () => {
    for (const action of ['again', 'settled'] as const) {
      const { store, owner, refunds, booked, forgive } = await openPaid();
      desk.standIn.failNext('timeout');
      await forgive();
      const refuse = vi.fn<PaymentGateway['refund']>(async () => ({ kind: 'refused', reason: 'charge_disputed' }));
      for (const minutes of [6, 12, 600]) {
        desk.clock.now = addMinutes(firstCharge, minutes);
        await runBilling(toolsWith({ refund: refuse }));
      }
      await desk.keepSessions();
      expect(refuse).toHaveBeenCalledTimes(1);
      expect(await statesOf(store)).toEqual(['invoice paid', 'credit_note fail']);
      const { data } = await callAs(desk.app, owner, 'get_invoice_list', { page: 1, perPage: 10, filter: {} });
      expect(data[0]).toMatchObject({ kind: 'credit_note', state: 'fail', failure: 'charge_disputed' });
      // It isn't an unpaid invoice.
      expect((await callAs(desk.app, owner, 'get_subscription', {})).subscription.arrears).toBeNull();
      const refund = { credit_note: data[0]?._id ?? '', action };
      const see = () => call(desk.app, 'platform', 'platform/set_subscription', { ...keyed(store), refund });
      expect(await see()).toMatchObject({ success: true });
      expect(await statesOf(store)).toEqual(['invoice paid', 'credit_note success']);
      expect(refunds()).toHaveLength(action === 'again' ? 1 : 0);
      expect(await booked()).toEqual([2261, -2261]);
      expect(await see()).toMatchObject({ success: false });
    }
  });

  it('is refunded once the gateway has enough money, and not asked for after three days without it', async () => {
    for (const refusals of [1, 20]) {
      const { store, forgive } = await openPaid();
      desk.standIn.failNext('timeout');
      await forgive();
      const keys = new Set<string>();
      const refund: PaymentGateway['refund'] = async (request) => {
        keys.add(request.key);
        if (keys.size <= refusals) return { kind: 'refused', reason: 'balance_insufficient' };
        return toolsWith().billing.refund(request);
      };
      for (let day = 0; day < 12; day += 1) {
        desk.clock.now = addMinutes(addDays(firstCharge, day), 6);
        await runBilling(toolsWith({ refund }));
      }
      // Its first attempt had no answer.
      expect(keys.size).toBe(refusals === 1 ? 2 : refundTries - 1);
      expect((await statesOf(store)).at(-1)).toBe(`credit_note ${refusals === 1 ? 'success' : 'fail'}`);
    }
  });
});

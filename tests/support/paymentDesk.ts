import { addSeconds } from 'date-fns';
import type { OrderSnapshot } from '#contract/entities/order';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { paymentWebhookPath } from '#contract/payments/gateways';
import type { GatewayEvent } from '#server/gateways/payments/paymentGateway';
import { ledgerDifferences } from '#server/modules/ledger/service';
import { runPayments } from '#server/modules/payments/service';
import type { TestApp } from './buildTestApp';
import { call, callAs } from './callApi';
import { openChangeDesk } from './changeDesk';
import type { StoreOptions } from './factories/index';
import { MemoryGateway } from './memoryGateway';

/** A store with a gateway, its customers there, and the jobs that make requests. */
export async function openPaymentDesk(test: TestApp, gateway = new MemoryGateway(), options: StoreOptions = {}) {
  const { app, db, gateways } = test;
  const desk = await openChangeDesk(test, options);
  const { id: webhook } = gateways.open(desk.store.id, gateway);
  const ofStore = (order: { _id: string }) => ({ store_id: desk.store.id, order_id: order._id });
  const startReply = (order: { _id: string }) =>
    call(app, 'platform', 'platform/start_payment', { ...ofStore(order), return_address: 'https://shop.test/thanks' });

  /** A message of the gateway about a payment. */
  const eventOf = (payment: string | null, fields: Partial<GatewayEvent> = {}): GatewayEvent => ({
    ...{
      id: `evt_${Math.random()}`,
      type: 'payment.updated',
      at: test.clock.now ?? new Date(),
      payment,
      dispute: null,
    },
    ...fields,
  });
  const send = (event: object, signature = 'new', id: string = webhook) =>
    app.inject({
      method: 'POST',
      url: paymentWebhookPath(id),
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      payload: JSON.stringify(event),
    });
  /** Errors that a test expects of its jobs are put here; others fail it. */
  const expected: { errors: unknown[] | null } = { errors: null };
  const log = {
    error({ err }: { err: unknown }) {
      if (!expected.errors) throw err;
      expected.errors.push(err);
    },
  } as unknown as Parameters<typeof runPayments>[3];
  const run = (seconds = 0) => runPayments(db, gateways, addSeconds(test.clock.now ?? new Date(), seconds), log);

  return {
    ...desk,
    gateway,
    webhook,
    expected,
    startReply,
    start: async (order: { _id: string }) => {
      const reply = await startReply(order);
      if (!reply.success) throw new Error(`refused: ${JSON.stringify(reply)}`);
      const id = reply.payment.address.split('/').at(-1) ?? '';
      return { ...reply.payment, id };
    },
    placeByCard: async () => (await desk.placeOutside({ paid_by: 'card' })).order,
    eventOf,
    send,
    /** A message that is worked on before this resolves: the jobs do what the work after the reply doesn't. */
    tell: async (...event: Parameters<typeof eventOf>) => {
      const reply = await send(eventOf(...event));
      if (reply.statusCode !== 200) throw new Error(`refused with ${reply.statusCode}`);
      await run(20);
    },
    /** The jobs, once an acceptance can no longer be undone. */
    run: (seconds: number = acceptUndoSeconds) => run(seconds),
    stateOf: async (order: Pick<OrderSnapshot, '_id'>) => {
      const {
        order: after,
        payments,
        refunds,
        events,
      } = await callAs(app, desk.owner, 'get_order', {
        order_id: order._id,
      });
      return { order: after, payments, refunds, kinds: events.map(({ kind }) => kind) };
    },
    ledgerDiffers: () => ledgerDifferences(db, desk.store.id),
  };
}

export type PaymentDesk = Awaited<ReturnType<typeof openPaymentDesk>>;

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import type { OrderPayment } from '#contract/payments/orderPayment';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from '../board/boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
  () => import('../../../../src/orders/money/OrderPayments'),
);

afterEach(clearSession);

const saved: OrderPayment = {
  ...{ _id: 'b1f5a8ae-2f0e-4b52-9a51-7f2f5f7e0a01', gateway: 'stripe', mode: 'save_card', state: 'saved' },
  ...{ amount: 1490, captured: 0, refunded: 0, card: { brand: 'visa', last4: '4242' } },
  ...{ at: '2026-03-04T10:00:00.000Z', refunds: [] },
};
const charge: OrderPayment = {
  ...saved,
  _id: 'b1f5a8ae-2f0e-4b52-9a51-7f2f5f7e0a02',
  mode: 'charge',
  state: 'waiting',
};

/** Opens an unpaid order whose card was saved. */
async function openOrder(status: number, payments: OrderPayment[]) {
  const order = anOrder(1, {
    ...{ order_status: status as typeof orderStatus.NEW, paid_by: 'card', payment_status: 'pending', paid_amount: 0 },
  });
  const { server } = orderDesk([order]);
  server.answer({
    get_order: () => ({ order, events: [], changes: [], refunds: [], payments, is_payable_online: false }),
  });
  renderApp({ path: `/app/order/today-orders/${order._id}`, server, session: aSession() });
  return { panel: within(await screen.findByLabelText('Order details')), server, order };
}

describe('An order whose card was saved', () => {
  it('says when it is charged, instead of that it is due', async () => {
    const { panel } = await openOrder(orderStatus.NEW, [saved]);
    expect(await panel.findByText(/charged when you accept$/)).toBeVisible();
    expect(await panel.findByText('Card saved. It’s charged when you accept.')).toBeVisible();
    expect(panel.queryByText(/\bdue$/)).toBeNull();
  });

  it('says that it is being charged once it was accepted, and why it couldn’t be', async () => {
    const { panel } = await openOrder(orderStatus.ACCEPTED, [saved, { ...charge, failure: 'timeout' }]);
    expect(await panel.findByText('Being charged: €14.90')).toBeVisible();
    expect(panel.getByText(/^The gateway doesn’t answer\. We’ll try again\./)).toBeVisible();
    expect(panel.queryByText(/^Card saved/)).toBeNull();
    expect(panel.getByText(/\bdue$/)).toBeVisible();
  });
});

it('A disputed payment shows what the gateway charged for it, unless it was given back', async () => {
  const disputed = (state: 'open' | 'won', fees: number): OrderPayment => ({
    ...{ ...charge, _id: `${charge._id.slice(0, -1)}${fees === 0 ? 4 : 5}`, state: 'paid', captured: 1490 },
    dispute: { amount: 1490, state, fees },
  });
  const { panel } = await openOrder(orderStatus.COMPLETED, [disputed('open', 1500), disputed('won', 0)]);
  expect(await panel.findByText('Disputed: €14.90')).toBeVisible();
  expect(panel.getByText('Dispute won: €14.90')).toBeVisible();
  expect(panel.getAllByText(/^Dispute fees/).map(({ textContent }) => textContent)).toEqual(['Dispute fees: €15.00']);
});

describe('A refund', () => {
  const refund = { _id: 'b1f5a8ae-2f0e-4b52-9a51-7f2f5f7e0a03', amount: 500, at: charge.at } as const;
  const withRefund = (fields: Pick<OrderPayment['refunds'][number], 'state' | 'failure'>): OrderPayment[] => [
    { ...charge, state: 'paid', captured: 1490, refunds: [{ ...refund, ...fields }] },
  ];

  it('that waits says why, and that it’s tried again', async () => {
    const { panel } = await openOrder(orderStatus.COMPLETED, withRefund({ state: 'waiting', failure: 'no_balance' }));
    expect(await panel.findByText(/^Your balance at the gateway is too low\. We’ll try again\./)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Settled another way' })).toBeNull();
  });

  it('that the gateway refused shows its words, and is settled after a question', async () => {
    const payments = withRefund({ state: 'failed', failure: 'charge_disputed' });
    const { panel, server, order } = await openOrder(orderStatus.COMPLETED, payments);
    expect(await panel.findByText('charge_disputed')).toBeVisible();
    expect(panel.queryByText(/try again/)).toBeNull();
    expect(panel.getByRole('button', { name: 'Refund again' })).toBeVisible();
    server.answer({ settle_payment_refund: () => ({ payments: withRefund({ state: 'settled' }) }) });
    await userEvent.click(panel.getByRole('button', { name: 'Settled another way' }));
    const question = within(await screen.findByRole('dialog', { name: 'Have you given back €5.00 another way?' }));
    await userEvent.click(question.getByRole('button', { name: 'Settled another way' }));
    await waitFor(() =>
      expect(server.received('settle_payment_refund').map(({ body }) => body)).toEqual([
        { order_id: order._id, refund_id: refund._id },
      ]),
    );
  });
});

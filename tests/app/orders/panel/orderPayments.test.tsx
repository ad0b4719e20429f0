import { screen, within } from '@testing-library/react';
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
  return within(await screen.findByLabelText('Order details'));
}

describe('An order whose card was saved', () => {
  it('says when it is charged, instead of that it is due', async () => {
    const panel = await openOrder(orderStatus.NEW, [saved]);
    expect(await panel.findByText(/charged when you accept$/)).toBeVisible();
    expect(await panel.findByText('Card saved. It’s charged when you accept.')).toBeVisible();
    expect(panel.queryByText(/\bdue$/)).toBeNull();
  });

  it('says that it is being charged once it was accepted, and why it couldn’t be', async () => {
    const panel = await openOrder(orderStatus.ACCEPTED, [saved, { ...charge, failure: 'timeout' }]);
    expect(await panel.findByText('Being charged: €14.90')).toBeVisible();
    expect(panel.getByText(/^The gateway doesn’t answer\. It’s asked again\./)).toBeVisible();
    expect(panel.queryByText(/^Card saved/)).toBeNull();
    expect(panel.getByText(/\bdue$/)).toBeVisible();
  });
});

import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { OrderChange } from '#contract/entities/orderChange';
import type { OrderRules } from '#contract/orders/orderRules';
import { orderStatus } from '#contract/orders/statuses';
import { aSession, aStore } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from '../board/boardsFixtures';
import { aMenu } from '../create/createOrderFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
  () => import('../../../../src/orders/actions/ActionQuestion'),
  () => import('../../../../src/orders/money/RefundDialog'),
);

type Change = Parameters<typeof anOrder>[1];

/** A customer's order of two pizzas at 5.00, paid by card and taken into the kitchen. */
export const paidOrder = (change: Change = {}): Order =>
  anOrder(1, {
    order_status: orderStatus.ACCEPTED,
    payment_status: 'paid',
    paid_by: 'card',
    paid_amount: 1000,
    ...change,
  });

/** A change of such an order that waits for its customer. */
export const askedChange = (order: Order, expires_at: string): OrderChange => {
  const sums = { items: order.items, subtotal: 1000, tax: 91, discount: 0, total: 1000 };
  const items = order.items.map((item) => ({ ...item, quantity: 1, total: 500 }));
  return {
    _id: randomUUID(),
    order_id: order._id,
    state: 'proposed',
    proposed_at: new Date().toISOString(),
    proposed_by: { kind: 'store', id: null, name: 'Owner' },
    expires_at,
    before: sums,
    after: { ...sums, items, subtotal: 500, tax: 45, total: 500 },
    lines: [],
    refund: 500,
    extra_charge: 0,
  };
};

/** The server's reply if someone else was faster. */
export const changedBy = (current: Order) =>
  refuse(errorCodes.CHANGED_MEANWHILE, { current: { ...current, updated_by: 'Bea' }, changed_by: 'Bea' });

/** The order open beside its board, and one of its actions begun. */
export async function openAction(order: Order, action: string, rules: Partial<OrderRules> = {}) {
  const desk = orderDesk([order]);
  desk.server.answer({ get_store_menu: aMenu });
  const session = aSession({
    store: aStore({ is_store_can_edit_order: true, order_rules: { ...aStore().order_rules, ...rules } }),
  });
  const { user } = renderApp({ path: `/app/order/today-orders/${order._id}`, server: desk.server, session });
  await screen.findByRole('heading', { name: 'Order 1' });
  // The panel shows two buttons besides the next step; the other actions are in its menu.
  await screen.findAllByRole('button', { name: /^(More|Change items|Refund)$/ });
  if (!screen.queryByRole('button', { name: action })) {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  } else await user.click(screen.getByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog', { name: /^(Order 1:|Cancel order 1|Refund order 1)/ });
  return { ...desk, user, dialog: within(dialog) };
}

export type Dialog = Awaited<ReturnType<typeof openAction>>['dialog'];

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ErasureCertificate } from '#contract/entities/erasure';
import { erasedMark } from '#contract/erasure';
import { orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from '../board/boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
  () => import('../../../../src/orders/customers/EraseCustomer'),
  () => import('../../../../src/orders/customers/EraseCustomerDialog'),
);

const path = '/app/order/today-orders';
const completed = { order_status: orderStatus.COMPLETED };
const certificate: ErasureCertificate = {
  _id: '0197f0a0-0000-7000-8000-000000000001',
  store_name: ['Trattoria'],
  erased_at: '2026-03-01T11:00:00.000Z',
  erased_by: 'Ada',
  order_numbers: [1, 7],
  erased: [
    { kind: 'orders', count: 2 },
    { kind: 'addresses', count: 1 },
  ],
  kept: ['sums', 'backups'],
  kept_years: 10,
};

afterEach(clearSession);

/** Opens an order in its panel. */
const openOrder = async (order: ReturnType<typeof anOrder>, session = aSession()) => {
  const { server } = orderDesk([order]);
  server.answer({ get_customer: () => ({ order_count: 1, last_orders: [] }), erase_customer: () => ({ certificate }) });
  const { user } = renderApp({ path: `${path}/${order._id}`, server, session });
  const panel = within(await screen.findByLabelText('Order details'));
  await panel.findByRole('heading', { name: `Order ${order.unique_id}` });
  return { server, user, panel };
};

describe('The customer of an ended order', () => {
  it('is erased after the owner has read what goes and what stays', async () => {
    const order = anOrder(1, completed);
    const { server, user, panel } = await openOrder(order);
    await user.click(await panel.findByRole('button', { name: 'Erase customer’s data' }));
    const question = within(await screen.findByRole('dialog', { name: /^Erase the data of/ }));
    expect(question.getByText(/^Name, phone number, email address and addresses/)).toBeVisible();
    expect(question.getByText(/the law requires the sums/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Erase data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Certificate of erasure' }));
    expect(server.received('erase_customer')).toMatchObject([{ body: { order_id: order._id } }]);
    expect(dialog.getByText('Orders: #1, #7')).toBeVisible();
    expect(dialog.getByText('Addresses: 1')).toBeVisible();
    expect(dialog.getByText(/for at least 10 years, because the law requires it/)).toBeVisible();
  });

  it('leaves a certificate that is closed only after it was printed or saved', async () => {
    const { user, panel } = await openOrder(anOrder(1, completed));
    await user.click(await panel.findByRole('button', { name: 'Erase customer’s data' }));
    await user.click(await screen.findByRole('button', { name: 'Erase data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Certificate of erasure' }));
    expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays where the server refuses, with the reason', async () => {
    const { server, user, panel } = await openOrder(anOrder(1, completed));
    server.answer({ erase_customer: () => refuse(errorCodes.CUSTOMER_HAS_OPEN_ORDERS) });
    await user.click(await panel.findByRole('button', { name: 'Erase customer’s data' }));
    await user.click(await screen.findByRole('button', { name: 'Erase data' }));
    expect(await screen.findByText(/^This customer has an open order/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: /^Erase the data of/ })).toBeVisible();
  });

  it('gets the certificate of the first try, should its reply have been lost', async () => {
    const { server, user, panel } = await openOrder(anOrder(1, completed));
    server.answer({ erase_customer: () => refuse(errorCodes.CUSTOMER_HAS_OPEN_ORDERS) });
    await user.click(await panel.findByRole('button', { name: 'Erase customer’s data' }));
    await user.click(await screen.findByRole('button', { name: 'Erase data' }));
    await screen.findByText(/^This customer has an open order/);
    server.answer({ erase_customer: () => ({ certificate }) });
    await user.click(screen.getByRole('button', { name: 'Erase data' }));
    await screen.findByRole('dialog', { name: 'Certificate of erasure' });
    const [first, second] = server.received('erase_customer').map(({ body }) => body as { idempotency_key: string });
    expect(first?.idempotency_key).toEqual(expect.any(String));
    expect(second?.idempotency_key).toBe(first?.idempotency_key);
  });

  it('shows that the data was erased, and offers it no more', async () => {
    const customer = { name: erasedMark, country_phone_code: '', phone: '' };
    const { delivery_address: _none, ...order } = anOrder(1, { ...completed, customer });
    const { panel } = await openOrder(order);
    expect(await panel.findByText('Customer (data erased)')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Erase customer’s data' })).toBeNull();
  });
});

describe('Nobody but the owner, and for no open order', () => {
  it.each([
    ['an open order', {}, aSession()],
    ['a team member', completed, aSession({ sub_store: aSubStore() })],
  ])('%s', async (_case, fields, session) => {
    const { panel } = await openOrder(anOrder(1, fields), session);
    expect(panel.queryByRole('button', { name: 'Erase customer’s data' })).toBeNull();
  });
});

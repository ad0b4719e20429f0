import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { networkDown, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from './boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
);

const path = '/app/order/today-orders';
const oneTap = aSession({ store: aStore({ is_ask_estimated_time_for_ready_order: false }) });
const column = (name: RegExp) => screen.findByRole('region', { name });

afterEach(() => {
  vi.useRealTimers();
  // What was fetched for one story is not there in the next.
  clearSession();
});

describe('The order board', () => {
  it('takes a new order to preparing in one tap where no minutes are asked', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: oneTap });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    const preparing = await column(/^Kitchen, 1 order/);
    expect(await within(preparing).findByRole('button', { name: 'Start preparing, order 1' })).toBeVisible();
    expect(server.received('set_order_status')[0]?.body).toMatchObject({ from: 1, order_status: 3, version: 1 });
  });

  it('asks for the minutes where the store wants them, and accepts with the second tap', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    await user.click(await screen.findByRole('radio', { name: /^20 minutes, ready at/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
    await column(/^Kitchen, 1 order/);
    expect(server.received('set_order_status')[0]?.body).toMatchObject({ minutes: 20, order_status: 3 });
  });

  it('asks for no minutes where the order has a slot', async () => {
    atNoon();
    const schedule_at = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const { server } = orderDesk([anOrder(1, { schedule_at })]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    await column(/^Kitchen, 1 order/);
    expect(server.received('set_order_status')[0]?.body).not.toHaveProperty('minutes');
  });

  it('says that there is no such order, and leads back to the board', async () => {
    const { server } = orderDesk([anOrder(1)]);
    server.answer({ get_order: () => refuse(errorCodes.ORDER_DETAIL_NOT_FOUND) });
    const { user } = renderApp({ path: `${path}/${anOrder(9)._id}`, server, session: aSession() });
    const panel = within(await screen.findByLabelText('Order details'));
    expect(await panel.findByText('Order not found.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Back to the board' }));
    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('makes one change of a double tap', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: oneTap });
    await user.dblClick(await screen.findByRole('button', { name: 'Accept, order 1' }));
    await column(/^Kitchen, 1 order/);
    expect(server.received('set_order_status')).toHaveLength(1);
  });

  it('does not take the second tap of two for the next action', async () => {
    const { server } = orderDesk([anOrder(1, { order_status: orderStatus.ACCEPTED })]);
    const { user } = renderApp({ path, server, session: oneTap });
    const start = await screen.findByRole('button', { name: 'Start preparing, order 1' });
    await user.click(start);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark ready, order 1' }), { detail: 2 });
    expect(server.received('set_order_status')).toHaveLength(1);
  });

  it('takes a tap on the next action only when it has stood there for a while', async () => {
    const { server } = orderDesk([anOrder(1, { order_status: orderStatus.ACCEPTED })]);
    const { user } = renderApp({ path, server, session: oneTap });
    await user.click(await screen.findByRole('button', { name: 'Start preparing, order 1' }));
    const ready = await screen.findByRole('button', { name: 'Mark ready, order 1' });
    expect(ready).toHaveAttribute('aria-disabled', 'true');
    await user.click(ready);
    act(() => void vi.advanceTimersByTime(1_000));
    await waitFor(() => expect(ready).not.toHaveAttribute('aria-disabled'));
    expect(server.received('set_order_status')).toHaveLength(1);
    await user.click(ready);
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(2));
  });

  it('asks before a delivery request is taken back', async () => {
    const order = anOrder(1, { order_type: 'delivery', order_status: orderStatus.READY, delivery_status: 9 });
    const { server } = orderDesk([order]);
    const { user } = renderApp({ path: `${path}/${order._id}`, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the delivery request for order 1?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep request' }));
    expect(server.received('cancel_provider_request')).toHaveLength(0);
  });

  it('pushes nothing on an order for much later, and keeps its actions in the menu', async () => {
    atNoon();
    const schedule_at = new Date(Date.now() + 4 * 3_600_000).toISOString();
    const { server } = orderDesk([anOrder(1, { order_status: orderStatus.ACCEPTED, schedule_at })]);
    const { user } = renderApp({ path, server, session: oneTap });
    expect(await screen.findByText('Not due yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start preparing, order 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions for order 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Start preparing' }));
    expect(await screen.findByRole('button', { name: 'Mark ready, order 1' })).toBeVisible();
  });

  it('rejects only with a reason', async () => {
    const { server } = orderDesk([anOrder(1)]);
    server.answer({
      set_item_stock: ({ ids }) => ({ results: ids.map((_id) => ({ _id, success: true })), change_id: null }),
    });
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'More actions for order 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject order 1?' });
    expect(within(dialog).getByRole('button', { name: 'Reject order' })).toBeDisabled();
    await user.click(within(dialog).getByRole('radio', { name: 'Item sold out' }));
    await user.type(within(dialog).getByLabelText('Add details'), 'no burrata');
    await user.click(within(dialog).getByRole('button', { name: 'Reject order' }));
    await waitFor(() =>
      expect(server.received('set_order_status')[0]?.body).toMatchObject({
        order_status: 103,
        reason: 'Item sold out: no burrata',
      }),
    );
    // The order's only item is preselected: it is marked as sold out with the rejection.
    await waitFor(() => expect(server.received('set_item_stock')).toHaveLength(1));
  });

  it('says who was faster, and shows the order as it is now', async () => {
    const order = anOrder(1);
    const { server, change } = orderDesk([order]);
    const { user } = renderApp({ path, server, session: oneTap });
    const accept = await screen.findByRole('button', { name: 'Accept, order 1' });
    change(order._id, { order_status: orderStatus.PREPARING, updated_by: 'Maria' });
    await user.click(accept);
    expect(await screen.findByText(/just updated by Maria. It’s now “Preparing”/)).toBeVisible();
    const preparing = await column(/^Kitchen, 1 order/);
    expect(await within(preparing).findByRole('button', { name: 'Mark ready, order 1' })).toBeVisible();
  });

  it('keeps an order that could not be sent, and sends it again as the same change', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: oneTap });
    const accept = await screen.findByRole('button', { name: 'Accept, order 1' });
    server.answer({ set_order_status: networkDown });
    await user.click(accept);
    const retry = await screen.findByRole('button', { name: 'Try again: Accept' });
    await column(/^New, 1 order/);
    server.answer({
      set_order_status: () => ({ order: anOrder(1, { order_status: orderStatus.ACCEPTED, version: 2 }) }),
    });
    await user.click(retry);
    await column(/^Kitchen, 1 order/);
    const [first, second] = server.received('set_order_status');
    expect(second?.body.idempotency_key).toBe(first?.body.idempotency_key);
  });

  it('asks for the confirmation code until it is right', async () => {
    const order = anOrder(1, {
      order_status: orderStatus.READY,
      is_confirmation_code_required: true,
      payment_status: 'paid',
      paid_amount: 1000,
    });
    const { server } = orderDesk([order]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Complete, order 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 1: confirmation code' });
    server.answer({ set_order_status: () => refuse(660) });
    await user.type(within(dialog).getByLabelText('Code'), '1111');
    await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true'));
    server.answer({ set_order_status: () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 14 * 60 + 1 }) });
    await user.type(within(dialog).getByLabelText('Code'), '2');
    await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('of someone who left no name', () => {
    const nobody = { name: '', country_phone_code: '', phone: '' };

    it('says on the card how they came, and offers no number to call', async () => {
      const { server } = orderDesk([
        anOrder(1, { customer: nobody }),
        anOrder(2, { customer: nobody, order_type: 'table', table_number: 4 }),
      ]);
      const { user } = renderApp({ path, server, session: aSession() });
      expect(await screen.findByText('Counter')).toBeVisible();
      expect(screen.getByText('Walk-in')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'More actions for order 1' }));
      expect(await screen.findByText('Open order')).toBeVisible();
      expect(screen.queryByText(/^Call/)).not.toBeInTheDocument();
    });

    it('says so beside the board and on the ticket', async () => {
      const order = anOrder(1, { customer: nobody });
      const { server } = orderDesk([order]);
      const { user } = renderApp({ path: `${path}/${order._id}`, server, session: aSession() });
      const panel = within(await screen.findByLabelText('Order details'));
      expect(await panel.findByText('Counter')).toBeVisible();
      expect(panel.queryByLabelText(/^Call/)).not.toBeInTheDocument();
      await user.click(panel.getByLabelText('Print ticket'));
      // Once to look at, once for the paper.
      for (const ticket of await screen.findAllByTestId('ticket')) expect(ticket).toHaveTextContent('Counter');
    });
  });

  it('opens an order beside the board, goes on with J, and closes with Escape', async () => {
    const orders = [anOrder(1), anOrder(2)];
    const { server } = orderDesk(orders);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('link', { name: '#1' }));
    expect(await screen.findByRole('heading', { name: 'Order 1' })).toBeVisible();
    expect(currentPath()).toBe(`${path}/${orders[0]?._id}`);
    expect(await screen.findByText('Order placed')).toBeVisible();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Order 2' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe(path));
    expect(screen.queryByRole('complementary', { name: 'Order details' })).not.toBeInTheDocument();
  });

  it('prints the ticket alone, and marks it the second time', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const order = anOrder(1);
    const { server } = orderDesk([order]);
    const { user } = renderApp({ path: `${path}/${order._id}`, server, session: aSession() });
    for (const times of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'Print ticket' }));
      const dialog = await screen.findByRole('dialog', { name: 'Ticket for order 1' });
      expect(within(dialog).queryByText('REPRINT') !== null).toBe(times === 2);
      await user.click(within(dialog).getByRole('button', { name: 'Print ticket' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(print).toHaveBeenCalledTimes(times);
    }
  });

  it('counts the waiting orders in the tab', async () => {
    const { server } = orderDesk([anOrder(1), anOrder(2)]);
    renderApp({ path, server, session: aSession() });
    await waitFor(() => expect(document.title).toBe('(2) Today - Storedesk'));
  });

  it('says what to do where there are no orders', async () => {
    renderApp({ path: '/app/order/tomorrow-orders', server: orderDesk([]).server, session: aSession() });
    expect(await screen.findByText('No orders for tomorrow yet')).toBeVisible();
  });

  it('offers another try where the orders cannot be loaded', async () => {
    const { server } = orderDesk([anOrder(1)]);
    server.answer({ get_order_list: () => refuse(2003) });
    const { user } = renderApp({ path, server, session: aSession() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer({ get_order_list: () => ({ data: [anOrder(1)], count: 1, seq: 0 }) });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '#1' })).toBeVisible();
  });

  it('says within seconds that it is cut off', async () => {
    const { server } = orderDesk([anOrder(1)]);
    renderApp({ path, server, session: aSession() });
    expect(await screen.findByText(/What you see may be out of date/)).toBeVisible();
  });

  it('keeps the choice of the list on this device', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'List' }));
    expect(await screen.findByRole('columnheader', { name: 'Customer' })).toBeVisible();
    expect(localStorage.getItem(storageKeys.boardView)).toBe('"list"');
    await user.click(screen.getByRole('button', { name: 'Order 1' }));
    expect(await screen.findByText('Order placed')).toBeVisible();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { networkDown } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from '../board/boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
  () => import('../../../../src/orders/customers/OrderCustomerNote'),
);

const path = '/app/order/today-orders';
const oneTap = aSession({ store: aStore({ is_ask_estimated_time_for_ready_order: false }) });

// What was fetched for one story is not there in the next.
afterEach(clearSession);

describe('An order opened beside the board', () => {
  it('shows what the board knows of an order where the rest of it cannot be loaded', async () => {
    const { server } = orderDesk([anOrder(1)]);
    server.answer({ get_order: networkDown });
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('link', { name: '#1' }));
    const panel = within(await screen.findByLabelText('Order details'));
    expect(await panel.findByRole('heading', { name: 'Order 1' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Accept' })).toBeEnabled();
    expect(await panel.findByText('Couldn’t load the timeline.')).toBeVisible();
  });

  it('shows its items’ allergens, also on the ticket if a guest wrote a note', async () => {
    const [line] = anOrder(1).items;
    if (!line) throw new Error('an order has a line');
    const { note: _note, ...plain } = line;
    const items = [
      { ...line, allergens: ['milk' as const] },
      { ...plain, line: 1, name: ['Focaccia'], allergens: [] },
      { ...plain, line: 2, name: ['Special'] },
    ];
    const order = anOrder(1, { items });
    const { server } = orderDesk([order]);
    const { user } = renderApp({ path: `${path}/${order._id}`, server, session: aSession() });
    const panel = within(await screen.findByLabelText('Order details'));
    await user.click(await panel.findByText('Allergens'));
    expect(panel.getByText('Contains: Milk')).toBeVisible();
    expect(panel.getByText('Contains none of the 14 allergens')).toBeVisible();
    expect(panel.getByText('Allergens not stated')).toBeVisible();
    await user.click(panel.getByLabelText('Print ticket'));
    for (const ticket of await screen.findAllByTestId('ticket')) {
      expect(ticket).toHaveTextContent('Contains: Milk');
      expect(ticket).not.toHaveTextContent('14 allergens');
    }
  });

  it('opens no order by the second tap of two on the minutes: it was aimed at what closed by the first', async () => {
    const { server } = orderDesk([anOrder(1), anOrder(2)]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    await user.click(await screen.findByRole('radio', { name: /^20 minutes, ready at/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
    const card = screen.getByRole('article', { name: '#2' });
    // As a browser sends it: the same place, the second of two, whatever is there by now.
    fireEvent.click(card, { detail: 2 });
    expect(currentPath()).toBe(path);
    fireEvent.click(card, { detail: 1 });
    await waitFor(() => expect(currentPath()).toBe(`${path}/${anOrder(2)._id}`));
  });

  it('takes its next step with A, and keeps the focus there', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path: `${path}/${anOrder(1)._id}`, server, session: oneTap });
    const panel = within(await screen.findByLabelText('Order details'));
    await panel.findByRole('button', { name: 'Accept' });
    await user.keyboard('a');
    const next = await panel.findByRole('button', { name: 'Start preparing' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
    next.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Mark ready' })).toHaveFocus());
    expect(server.received('set_order_status')).toHaveLength(2);
  });
});

describe('The customer of an open order', () => {
  it('is shown with allergies and note to accounts that take orders', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { country_phone_code, phone } = anOrder(1).customer;
    const note = {
      ...{ _id: anOrder(1)._id, version: 1, country_phone_code, phone, updated_by: 'Bo' },
      ...{ note: 'Rings twice', allergies: 'Nuts', language: '' as const, is_blocked: false },
      updated_at: '2026-03-01T11:00:00.000Z',
    };
    server.answer({ get_customer: () => ({ order_count: 1, last_orders: [], note }) });
    renderApp({ path: `${path}/${anOrder(1)._id}`, server, session: oneTap });
    const panel = within(await screen.findByLabelText('Order details'));
    expect(await panel.findByText('Allergies: Nuts')).toBeVisible();
    expect(panel.getByText('Rings twice')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Edit note' })).toBeVisible();
  });
});

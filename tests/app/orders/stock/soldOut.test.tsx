import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { networkDown } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from '../board/boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
);

const path = '/app/order/today-orders';

// Start each test with an empty cache.
afterEach(clearSession);

describe('A line’s item is marked as sold out', () => {
  const openOrder = `${path}/${anOrder(1)._id}`;

  it('from the line, with that item chosen, and leaves the order as it is', async () => {
    const { server } = orderDesk([anOrder(1)]);
    server.answer({
      set_item_stock: ({ ids }) => ({ results: ids.map((_id) => ({ _id, success: true })), change_id: null }),
    });
    const { user } = renderApp({ path: openOrder, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Mark Margherita as sold out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as sold out' }));
    expect(dialog.getByRole('checkbox', { name: 'Margherita' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Mark as sold out' }));
    await waitFor(() => expect(server.received('set_item_stock')).toHaveLength(1));
    expect(server.received('set_item_stock')[0]?.body).toMatchObject({
      ids: [anOrder(1).items[0]?.item_id],
      is_in_stock: false,
    });
    expect(server.received('set_order_status')).toHaveLength(0);
  });

  it('only by accounts that can set stock', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const clerk = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/order', permission: 1 }] }) });
    renderApp({ path: openOrder, server, session: clerk });
    const panel = within(await screen.findByLabelText('Order details'));
    expect(await panel.findByText('Margherita')).toBeVisible();
    expect(panel.queryByRole('button', { name: /as sold out$/ })).not.toBeInTheDocument();
  });
});

describe('An order is rejected because of a sold-out item', () => {
  it('confirms the rejection and the stock in one message, with an undo for the stock', async () => {
    const { server } = orderDesk([anOrder(1)]);
    server.answer({
      set_item_stock: ({ ids }) => ({ results: ids.map((_id) => ({ _id, success: true })), change_id: null }),
    });
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'More actions for order 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject order 1?' });
    await user.click(within(dialog).getByRole('radio', { name: 'Item sold out' }));
    await user.click(within(dialog).getByRole('button', { name: 'Reject order' }));
    const notices = within(screen.getByTestId('notices'));
    expect(await notices.findByText(/^#1 rejected · Margherita: Out/)).toBeVisible();
    expect(notices.getByRole('button', { name: 'Undo “sold out”' })).toBeVisible();
    expect(notices.queryByText('#1 rejected')).not.toBeInTheDocument();
  });

  it('says that the order was rejected if its item couldn’t be marked as sold out', async () => {
    const { server } = orderDesk([anOrder(1)]);
    server.answer({ set_item_stock: networkDown });
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'More actions for order 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject order 1?' });
    await user.click(within(dialog).getByRole('radio', { name: 'Item sold out' }));
    await user.click(within(dialog).getByRole('button', { name: 'Reject order' }));
    expect(await screen.findByText(/^Order 1 was rejected, but this is still in stock: Margherita\./)).toBeVisible();
    expect(server.received('set_order_status')).toHaveLength(1);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { addMinutes } from 'date-fns';
import { afterEach, describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { networkDown } from '../../../support/fakeServer';
import { renderApp } from '../../../support/renderApp';
import { orderDesk } from '../board/boardsFixtures';
import { cola } from '../create/createOrderFixtures';
import { askedChange, changedBy, type Dialog, openAction, paidOrder } from './orderChangesFixtures';

afterEach(clearSession);

/** The order's new total, which the dialog announces while lines are chosen. */
const sumsOf = (dialog: Dialog) =>
  dialog.getAllByRole('status').find(({ textContent }) => textContent?.includes('New total'));

const later = () => addMinutes(new Date(), 5).toISOString();

describe('Changing the items of an order', () => {
  it('sends what stays by its line and what comes from the menu, and asks the customer with the message', async () => {
    const order = paidOrder();
    const { user, dialog, server, change } = await openAction(order, 'Change items');
    expect(dialog.getByRole('button', { name: 'Ask the customer' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Remove one Margherita' }));
    expect(sumsOf(dialog)).toHaveTextContent('New total€5.00');
    expect(sumsOf(dialog)).toHaveTextContent('Refund to customer€5.00');
    await user.click(await dialog.findByRole('button', { name: /^Add Cola/ }));
    expect(sumsOf(dialog)).toHaveTextContent('New total€8.00');
    expect(sumsOf(dialog)).toHaveTextContent('Refund to customer€2.00');
    await user.type(dialog.getByRole('textbox', { name: 'Message to the customer' }), 'One is left');

    const asked = askedChange(order, later());
    server.answer({ update_order_items: () => ({ order: change(order._id, {}), change: asked }) });
    await user.click(dialog.getByRole('button', { name: 'Ask the customer' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Order 1:/ })).toBeNull());
    expect(server.received('update_order_items')[0]?.body).toMatchObject({
      order_id: order._id,
      version: 1,
      message: 'One is left',
      items: [
        { line: 0, quantity: 1 },
        { item_id: cola._id, quantity: 1, modifiers: [] },
      ],
    });
  });

  it.each([
    ['new', orderStatus.NEW, /To remove everything, reject it\.$/],
    ['accepted', orderStatus.ACCEPTED, /To remove everything, cancel it\.$/],
  ])('keeps an item; a %s order ends in its own way', async (_, order_status, advice) => {
    const { user, dialog } = await openAction(paidOrder({ order_status }), 'Change items');
    await user.click(dialog.getByRole('button', { name: 'Remove Margherita' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(advice);
  });

  it('counts in the smallest unit of the currency: yen have no decimals', async () => {
    const { user, dialog } = await openAction(paidOrder({ currency: 'JPY' }), 'Change items');
    await user.click(dialog.getByRole('button', { name: 'Remove one Margherita' }));
    expect(sumsOf(dialog)).toHaveTextContent('New total¥500');
    expect(sumsOf(dialog)).toHaveTextContent('Refund to customer¥500');
  });

  it('keeps what was chosen and its key without a connection: the next try is the same one', async () => {
    const order = paidOrder();
    const { user, dialog, server, change } = await openAction(order, 'Change items');
    await user.click(dialog.getByRole('button', { name: 'Remove one Margherita' }));
    server.answer({ update_order_items: networkDown });
    await user.click(dialog.getByRole('button', { name: 'Ask the customer' }));
    expect(await dialog.findByText('Not sent: no connection. Nothing is lost; try again.')).toBeVisible();
    expect(sumsOf(dialog)).toHaveTextContent('New total€5.00');
    server.answer({
      update_order_items: () => ({ order: change(order._id, {}), change: askedChange(order, later()) }),
    });
    await user.click(dialog.getByRole('button', { name: 'Ask the customer' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Order 1:/ })).toBeNull());
    const keys = server.received('update_order_items').map(({ body }) => body.idempotency_key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends once more automatically where something else of the order changed in the meantime', async () => {
    const order = paidOrder();
    const { user, dialog, server, change } = await openAction(order, 'Change items');
    await user.click(dialog.getByRole('button', { name: 'Remove one Margherita' }));
    server.answer({
      update_order_items: ({ version }) =>
        version === 1
          ? changedBy({ ...order, version: 2 })
          : { order: change(order._id, {}), change: askedChange(order, later()) },
    });
    await user.click(dialog.getByRole('button', { name: 'Ask the customer' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Order 1:/ })).toBeNull());
    const sent = server.received('update_order_items').map(({ body }) => [body.version, body.idempotency_key]);
    expect(sent.map(([version]) => version)).toEqual([1, 2]);
    // A refusal was an answer: what is sent after it is another try.
    expect(sent[0]?.[1]).not.toBe(sent[1]?.[1]);
  });

  it('says who changed the items in the meantime, and keeps what was chosen upon them as they are', async () => {
    const order = paidOrder();
    const { user, dialog, server } = await openAction(order, 'Change items');
    await user.click(dialog.getByRole('button', { name: 'Remove one Margherita' }));
    const [line] = order.items;
    if (!line) throw new Error('the order has a line');
    const water = { ...line, line: 1, name: ['Water'], quantity: 1, unit_price: 200, total: 200 };
    const current = { ...order, version: 2, items: [line, water], subtotal: 1200, total: 1200, paid_amount: 1200 };
    server.answer({ update_order_items: () => changedBy(current) });
    await user.click(dialog.getByRole('button', { name: 'Ask the customer' }));
    expect(await dialog.findByText(/^Bea just changed this order/)).toBeVisible();
    expect(dialog.getByText('Water')).toBeVisible();
    expect(sumsOf(dialog)).toHaveTextContent('New total€7.00');
    expect(server.received('update_order_items')).toHaveLength(1);
  });
});

describe('A change that waits for its customer', () => {
  it('counts down beside the order, and is taken back by one tap', async () => {
    const order = paidOrder();
    const asked = askedChange(order, later());
    const pending_change = {
      _id: asked._id,
      proposed_at: asked.proposed_at,
      expires_at: asked.expires_at ?? '',
      proposed_by: 'Owner',
      total: 500,
      lines: 1,
    };
    const waiting = paidOrder({ pending_change });
    const { server, change } = orderDesk([waiting]);
    server.answer({
      get_order: () => ({
        order: waiting,
        events: [],
        changes: [asked],
        refunds: [],
        payments: [],
        is_payable_online: false,
      }),
      withdraw_order_change: () => {
        server.answer({
          get_order: () => ({ order, events: [], changes: [], refunds: [], payments: [], is_payable_online: false }),
        });
        return { order: change(order._id, { pending_change: undefined }), change: { ...asked, state: 'withdrawn' } };
      },
    });
    const { user } = renderApp({ path: `/app/order/today-orders/${order._id}`, server, session: aSession() });
    await screen.findByRole('heading', { name: 'Order 1' });
    // The card beside the panel tells it too.
    await waitFor(() => expect(screen.getAllByRole('timer')).toHaveLength(2));
    const timer = screen.getAllByRole('timer').find((each) => !each.closest('article')) as HTMLElement;
    expect(timer.textContent).toMatch(/^4:5\d left$|^5:00 left$/);
    expect(timer.closest('section')).toHaveTextContent('€10.00 becomes €5.00');
    expect(screen.queryByRole('button', { name: 'Change items' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Withdraw change' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(server.received('withdraw_order_change')[0]?.body).toMatchObject({ change_id: asked._id });
    expect(await screen.findByRole('button', { name: 'Change items' })).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { clearSession } from '../../../../src/session/session';
import { setThemeChoice } from '../../../../src/theme/themeChoice';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from './boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/board/OrderTable'),
  () => import('../../../../src/orders/actions/ActionQuestion'),
);

const path = '/app/order/today-orders';
const column = (name: RegExp) => screen.findByRole('region', { name });
const { ACCEPTED, PREPARING, READY } = orderStatus;

afterEach(() => {
  vi.useRealTimers();
  clearSession();
  setThemeChoice({ density: 'comfortable' });
});

describe('Accepting an order', () => {
  it('suggests the preparation time, says when that is, and can be undone for a while', async () => {
    atNoon();
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    const question = within(await screen.findByRole('dialog', { name: /^Order 1: how long/ }));
    expect(question.getByText('In the kitchen now: 0 orders')).toBeVisible();
    const suggested = question.getByRole('radio', { name: /, suggested$/ });
    expect(suggested).toHaveFocus();
    expect(suggested).toBeChecked();
    expect(suggested).toHaveAccessibleName(/^20 minutes, ready at \d+:\d\d/);
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await column(/^Kitchen, 1 order/);
    const notices = within(screen.getByTestId('notices'));
    expect(await notices.findByText(/^#1 accepted · ready \d+:\d\d/)).toBeVisible();

    await user.click(notices.getByRole('button', { name: 'Undo' }));
    expect(await within(await column(/^New, 1 order/)).findByRole('button', { name: 'Accept, order 1' })).toBeVisible();
    expect(await notices.findByText('#1 is back in New')).toBeVisible();
    const sent = server.received('set_order_status').map(({ body }) => [body.from, body.order_status, body.minutes]);
    expect(sent).toEqual([
      [1, 3, 20],
      [3, 1, undefined],
    ]);
  });

  it('suggests more while the kitchen is busy', async () => {
    const busy = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => anOrder(number, { order_status: PREPARING }));
    const { server } = orderDesk([anOrder(1), ...busy]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    const question = within(await screen.findByRole('dialog', { name: /^Order 1: how long/ }));
    expect(question.getByText('In the kitchen now: 8 orders')).toBeVisible();
    expect(question.getByRole('radio', { name: /, suggested$/ })).toHaveAccessibleName(/^30 minutes/);
  });

  it('shows by how much each choice misses the promise, and the time that the customer sees', async () => {
    atNoon();
    const { server } = orderDesk([anOrder(1, { order_type: 'pickup' })]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    const question = within(await screen.findByRole('dialog', { name: /^Order 1: how long/ }));
    expect(question.getByText(/^Promised \d+:\d\d/)).toBeVisible();
    const choice = (minutes: number) => question.getByRole('radio', { name: new RegExp(`^${minutes} minutes, ready`) });
    expect(choice(15)).toHaveAccessibleDescription('On time');
    expect(choice(30)).toHaveAccessibleDescription('11 min late');
    await user.click(choice(30));
    expect(choice(30)).toBeChecked();
    expect(choice(20)).not.toBeChecked();
    const time = /ready at (.+)$/.exec(choice(30).getAttribute('aria-label') ?? '')?.[1] ?? '-';
    expect(question.getByRole('status')).toHaveTextContent(`The customer is told ${time}.`);

    const other = question.getByRole('textbox', { name: 'Other' });
    await user.type(other, '9999');
    expect(choice(30)).not.toBeChecked();
    expect(question.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await user.clear(other);
    await user.type(other, '-5');
    expect(other).toHaveValue('-5');
    expect(other).toHaveAccessibleDescription('From 1 to 240');
    expect(question.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await user.clear(other);
    expect(choice(30)).toBeChecked();
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await column(/^Kitchen, 1 order/);
    expect(server.received('set_order_status')[0]?.body.minutes).toBe(30);
  });

  it('keeps the typed minutes of an order when the question closes by accident', async () => {
    const { server } = orderDesk([anOrder(1), anOrder(2)]);
    const { user } = renderApp({ path, server, session: aSession() });
    const ask = async (number: number) => {
      await user.click(await screen.findByRole('button', { name: `Accept, order ${number}` }));
      return within(await screen.findByRole('dialog', { name: new RegExp(`^Order ${number}: how long`) }));
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type((await ask(1)).getByRole('textbox', { name: 'Other' }), '35{Escape}');
    await isClosed();
    expect((await ask(2)).getByRole('textbox', { name: 'Other' })).toHaveValue('');
    await user.keyboard('{Escape}');
    await isClosed();
    const question = await ask(1);
    expect(question.getByRole('textbox', { name: 'Other' })).toHaveValue('35');
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await column(/^Kitchen, 1 order/);
    expect(server.received('set_order_status')[0]?.body.minutes).toBe(35);
  });

  it('shows for a delivery when each choice reaches the customer', async () => {
    atNoon();
    const { server } = orderDesk([anOrder(1, { order_type: 'delivery' })]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    const question = within(await screen.findByRole('dialog', { name: /^Order 1: how long/ }));
    const suggested = question.getByRole('radio', { name: /, suggested$/ });
    const told = /^The customer is told (.+)\.$/.exec(question.getByRole('status').textContent ?? '')?.[1] ?? '-';
    expect(suggested).toHaveAccessibleDescription(new RegExp(`^At the customer ${told} ?(On time|\\d+ min late)$`));
    await user.type(question.getByRole('textbox', { name: 'Other' }), '240');
    expect(question.getByText(/^Ready at .+ · \d h( \d+ min)? late$/)).toBeVisible();
  });

  it('offers no undo once the order has moved on', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const notices = within(screen.getByTestId('notices'));
    expect(await notices.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'More actions for order 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark ready' }));
    await column(/^Ready, 1 order/);
    await waitFor(() => expect(notices.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(notices.getByText(/^#1 accepted/)).toBeVisible();
  });
});

describe('Completing an order', () => {
  it('asks for the cash first where it is unpaid, and leaves nothing behind', async () => {
    const { server } = orderDesk([anOrder(1, { order_type: 'pickup', order_status: READY, paid_by: 'cash' })]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Complete, order 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 1: take payment' });
    expect(dialog).toHaveTextContent(/Cash to collect.*\d/);
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(server.received('set_order_status')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Complete, order 1' }));
    await user.click(await screen.findByRole('button', { name: 'Cash received, complete' }));
    expect(await screen.findByText('#1 completed')).toBeVisible();
    expect(server.received('set_order_status')[0]?.body).toMatchObject({ from: 7, order_status: 25 });
    expect(screen.queryByText('Moved to another column')).toBeNull();
  });

  it('takes one tap where the card has paid', async () => {
    const paid = { paid_by: 'card', payment_status: 'paid' } as const;
    const { server } = orderDesk([
      anOrder(1, { order_type: 'pickup', order_status: READY, ...paid }),
      anOrder(2, { order_type: 'pickup', order_status: READY, ...paid }),
    ]);
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Complete, order 1' }));
    await column(/^Ready, 1 order/);
    // The pointer is still there: no other card moves below it yet, and of this one only its space is left.
    expect(screen.queryByRole('button', { name: 'Complete, order 1' })).toBeNull();
    for (const shadow of screen.queryAllByText('Moved to another column')) expect(shadow).not.toBeVisible();
  });
});

describe('The kitchen’s column', () => {
  it('says which orders no one has started yet', async () => {
    const { server } = orderDesk([
      anOrder(1, { order_status: ACCEPTED, accepted_at: new Date().toISOString() }),
      anOrder(2, { order_status: PREPARING }),
    ]);
    renderApp({ path, server, session: aSession() });
    const kitchen = within(await column(/^Kitchen, 2 orders/));
    const [first, second] = ['#1', '#2'].map((name) => kitchen.getByRole('article', { name }));
    expect(first).toHaveTextContent('Not startedCash');
    expect(within(first as HTMLElement).getByRole('button', { name: 'Start preparing, order 1' })).toBeVisible();
    expect(second).toHaveTextContent('PreparingCash');
    expect(within(second as HTMLElement).getByRole('button', { name: 'Mark ready, order 2' })).toBeVisible();
  });

  it('has smaller cards where this device wants them', async () => {
    const { server } = orderDesk([anOrder(1)]);
    renderApp({ path, server, session: aSession() });
    const board = await screen.findByRole('group', { name: 'Orders by stage' });
    expect(board).toHaveAttribute('data-density', 'comfortable');
    setThemeChoice({ density: 'compact' });
    await waitFor(() => expect(board).toHaveAttribute('data-density', 'compact'));
    expect(localStorage.getItem(storageKeys.cardDensity)).toBe('compact');
  });
});

describe('The list', () => {
  it('offers each row’s next step, and the others in a menu', async () => {
    localStorage.setItem(storageKeys.boardView, JSON.stringify('list'));
    const { server } = orderDesk([anOrder(1, { order_status: PREPARING })]);
    const { user } = renderApp({ path, server, session: aSession() });
    const row = within(await screen.findByRole('row', { name: /#1/ }));
    await user.click(row.getByRole('button', { name: 'More actions for order 1' }));
    expect(await screen.findByRole('menuitem', { name: 'Cancel order' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(row.getByRole('button', { name: 'Mark ready, order 1' }));
    // The row itself was not tapped: its order stays closed.
    expect(await row.findByText('Ready')).toBeVisible();
    expect(screen.queryByLabelText('Order details')).toBeNull();
    localStorage.removeItem(storageKeys.boardView);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '#contract/entities/order';
import { moveRounds, statusOfRounds } from '#contract/orders/moveRounds';
import type { Round } from '#contract/orders/rounds';
import { orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aMenu, cola } from '../create/createOrderFixtures';
import { anOrder, orderDesk } from './boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/board/OrderTable'),
  () => import('../../../../src/orders/panel/OrderPanel'),
  () => import('../../../../src/orders/ticket/TicketPrint'),
  () => import('../../../../src/orders/actions/ActionQuestion'),
);

const path = '/app/order/today-orders';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  clearSession();
});

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const round = (number: number, state: Round['state'], ago: number): Round => ({
  ...{ number, state, at: minutesAgo(ago), ready_by: minutesAgo(ago - 20) },
  ...(state === 'ready' && { ready_at: minutesAgo(ago - 5) }),
});

/** Table 4: two pizzas, and two colas of a round of its own six minutes ago. */
function tableFour(first: Round['state'], second: Round['state']): Order {
  const [pizza] = anOrder(1).items;
  if (!pizza) throw new Error('an order has a line');
  const { note: _note, ...plain } = pizza;
  const rounds = [round(1, first, 40), round(2, second, 6)];
  return anOrder(1, {
    ...{ order_type: 'table', table_number: 4, order_status: statusOfRounds(rounds), rounds, placed_by: 'store' },
    accepted_at: minutesAgo(40),
    items: [pizza, { ...plain, line: 1, item_id: cola._id, name: ['Cola'], round: 2 }],
  });
}

/** The boards with a server that moves rounds as the real one does. */
function roundDesk(order: Order) {
  const { server, change } = orderDesk([order]);
  let rounds = order.rounds ?? [];
  server.answer({
    set_order_status: ({ order_id, order_status, round: number }) => {
      rounds = moveRounds(rounds, order_status as 5 | 7, new Date().toISOString(), number);
      return { order: change(order_id, { rounds, order_status: statusOfRounds(rounds) }) };
    },
  });
  return server;
}

const sent = (server: ReturnType<typeof roundDesk>) => server.received('set_order_status').map(({ body }) => body);

it('A card shows the open round first, with its time, and its next step is the round’s', async () => {
  const server = roundDesk(tableFour('ready', 'waiting'));
  const { user } = renderApp({ path, server, session: aSession() });
  const kitchen = within(await screen.findByRole('region', { name: /^Kitchen, 1 order/ }));
  const colas = (await kitchen.findByText('Round 2')).closest('section') as HTMLElement;
  expect(within(colas).getByText('Cola')).toBeVisible();
  expect(colas).toHaveTextContent(/· 6 min/);
  expect(colas).toHaveTextContent('Not started');
  // What was made is one line.
  expect(kitchen.queryByText('Margherita')).not.toBeInTheDocument();
  expect(kitchen.getByText('Round 1')).toBeVisible();
  await user.click(kitchen.getByRole('button', { name: 'Start preparing, order 1' }));
  expect(await kitchen.findByRole('button', { name: 'Mark ready, order 1' })).toBeVisible();
  expect(colas).toHaveTextContent('Preparing');
  expect(sent(server)).toMatchObject([{ from: orderStatus.PREPARING, order_status: orderStatus.PREPARING, round: 2 }]);
});

it('Several open rounds have a button each, and one tap moves just that round', async () => {
  const server = roundDesk(tableFour('preparing', 'preparing'));
  const { user } = renderApp({ path, server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Mark ready · Round 1, order 1' }));
  // The other is the only open one now.
  expect(await screen.findByRole('button', { name: 'Mark ready, order 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Kitchen, 1 order/ })).toBeVisible();
  expect(sent(server)).toMatchObject([{ order_status: orderStatus.READY, round: 1, version: 1 }]);
});

it('The list has the same buttons in the order’s row, and names the round that is left', async () => {
  const server = roundDesk(tableFour('preparing', 'waiting'));
  const { user } = renderApp({ path, server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'List' }));
  const row = within(await screen.findByRole('row', { name: /#1/ }));
  expect(await row.findByText('Round 1')).toBeVisible();
  expect(row.getByRole('button', { name: 'Mark ready · Round 1, order 1' })).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Start preparing · Round 2, order 1' }));
  await user.click(await row.findByRole('button', { name: 'Mark ready · Round 1, order 1' }));
  expect(await row.findByRole('button', { name: 'Mark ready, order 1' })).toBeVisible();
  expect(row.getByText('Round 2')).toBeVisible();
  expect(row.queryByText('Round 1')).toBeNull();
  expect(sent(server)).toMatchObject([{ round: 2 }, { round: 1 }]);
});

it('The menu makes the open round ready, and marks what is still to be made as sold out', async () => {
  const server = roundDesk(tableFour('ready', 'waiting'));
  const { user } = renderApp({ path, server, session: aSession() });
  const menu = () => screen.findByRole('button', { name: 'More actions for order 1' });
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Sold out…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as sold out' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Mark ready' }));
  expect(await screen.findByRole('region', { name: /^Ready, 1 order/ })).toBeVisible();
  expect(sent(server)[0]).not.toHaveProperty('round');
});

it('The menu says that one tap makes several open rounds ready', async () => {
  const server = roundDesk(tableFour('preparing', 'waiting'));
  const { user } = renderApp({ path, server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'More actions for order 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark all ready' }));
  expect(await screen.findByRole('region', { name: /^Ready, 1 order/ })).toBeVisible();
  expect(sent(server)[0]).not.toHaveProperty('round');
});

it('The panel has the lines by round, and takes a ready one back', async () => {
  const order = tableFour('ready', 'waiting');
  const server = roundDesk(order);
  const { user } = renderApp({ path: `${path}/${order._id}`, server, session: aSession() });
  const panel = within(await screen.findByLabelText('Order details'));
  const pizzas = (await panel.findByText('Margherita')).closest('section') as HTMLElement;
  expect(within(pizzas).getByText('Round 1')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Mark ready · Round 2, order 1' })).toBeVisible();
  await user.click(within(pizzas).getByRole('button', { name: 'Back to preparing · Round 1, order 1' }));
  await waitFor(() => expect(pizzas).toHaveTextContent('Preparing'));
  expect(sent(server)).toMatchObject([{ order_status: orderStatus.PREPARING, round: 1 }]);
});

it('The ticket of a round has only its lines; the whole order is one tap away', async () => {
  const order = tableFour('ready', 'waiting');
  const { user } = renderApp({ path: `${path}/${order._id}`, server: roundDesk(order), session: aSession() });
  await user.click(await screen.findByLabelText('Print ticket'));
  const [ticket] = await screen.findAllByTestId('ticket');
  expect(ticket).toHaveTextContent('Round 2');
  expect(ticket).toHaveTextContent('Cola');
  expect(ticket).not.toHaveTextContent('Margherita');
  expect(ticket).not.toHaveTextContent('Total');
  await user.click(screen.getByRole('button', { name: 'Whole order' }));
  expect(ticket).toHaveTextContent('Margherita');
  expect(ticket).toHaveTextContent('Total');
});

it('What the kitchen has made can only be added to', async () => {
  const order = tableFour('ready', 'ready');
  const server = roundDesk(order);
  server.answer({ get_store_menu: aMenu });
  const session = aSession({ store: aStore({ is_store_can_edit_order: true }) });
  const { user } = renderApp({ path: `${path}/${order._id}`, server, session });
  await user.click(await screen.findByRole('button', { name: 'Change items' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Order 1:/ }));
  expect(await dialog.findAllByText('Already made: adding more starts a new round')).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Remove Cola' })).not.toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Add one Cola' }));
  expect(dialog.getByRole('button', { name: 'Change order' })).toBeEnabled();
});

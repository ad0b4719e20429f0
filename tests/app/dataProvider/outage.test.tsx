import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore } from '../../support/accounts';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { anOrder, orderDesk } from '../orders/board/boardsFixtures';
import { openPage, pickAda, placeButton, sent, takeSoup } from '../orders/create/createOrderPage';

readAhead(() => import('../../../src/orders/board/OrderBoardPage'));

const path = '/app/order/today-orders';
const oneTap = aSession({ store: aStore({ is_ask_estimated_time_for_ready_order: false }) });
const banner = () => screen.queryByText(/^Storedesk can’t reach its database right now \(since /);
const sign = (text: string) => screen.findByText(text, { selector: '[role=status] span' });

// What was fetched for one story is not there in the next.
afterEach(clearSession);

it('a tap on a board during an outage is kept, said, and sent once when the database is back', async () => {
  const { server } = orderDesk([anOrder(1)]);
  const { user } = renderApp({ path, server, session: oneTap });
  const accept = await screen.findByRole('button', { name: 'Accept, order 1' });
  server.setDatabase(false);
  await user.click(accept);
  expect(await screen.findByText('Not sent yet: will be sent automatically')).toBeInTheDocument();
  expect(banner()).toHaveAttribute('class', expect.stringContaining('message'));
  await sign('Unavailable');
  server.setDatabase(true);
  expect(await screen.findByRole('region', { name: /^Kitchen, 1 order/ })).toBeInTheDocument();
  await waitFor(() => expect(banner()).toBeNull());
  const [first, second, ...others] = server.received('set_order_status').map(({ body }) => body.idempotency_key);
  expect(second).toBe(first);
  expect(others).toEqual([]);
});

it('a board that opens during an outage waits under the banner, and shows its orders with the recovery', async () => {
  const { server } = orderDesk([anOrder(1)]);
  const { user } = renderApp({ path, server, session: oneTap });
  await screen.findByRole('button', { name: 'Accept, order 1' });
  server.answer({ get_order_list: () => ({ data: [], count: 0, seq: 0 }) });
  server.setDatabase(false);
  await user.click(screen.getByRole('link', { name: /^Tomorrow/ }));
  await waitFor(() => expect(banner()).toBeInTheDocument());
  expect(screen.queryByText('Couldn’t load the orders')).toBeNull();
  server.setDatabase(true);
  await waitFor(() => expect(banner()).toBeNull());
  expect(await screen.findByText('No orders for tomorrow yet')).toBeInTheDocument();
});

it('an order placed during an outage keeps its ticket and its key, and is placed by the next try', async () => {
  const { user, server } = await openPage();
  await takeSoup(user);
  await pickAda(user);
  server.setDatabase(false);
  await user.click(placeButton());
  expect(await screen.findByText('We couldn’t confirm the order')).toBeInTheDocument();
  expect(screen.getByText(/Your ticket is kept\./)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Berg');
  server.setDatabase(true);
  await waitFor(() => expect(banner()).toBeNull());
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  await screen.findByText('#4711');
  const keys = sent(server).map(({ idempotency_key }) => idempotency_key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

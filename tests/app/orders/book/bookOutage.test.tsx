import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { orderViewerOf, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { clearSession, setSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { type FakeServer, networkDown, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aBooking, bookDesk, bookPath } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/actions/ActionQuestion'),
  () => import('../../../../src/orders/panel/PanelContent'),
);

beforeEach(() => {
  atNoon();
  localStorage.setItem(storageKeys.bookView, JSON.stringify('list'));
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

const unsent = 'Not sent yet: will be sent automatically';
const banner = () => screen.queryByText(/^Storedesk can’t reach its database right now/);
/** Without dishes, nothing is asked when the guests leave. */
const named = (name: string) => ({
  customer: { name, country_phone_code: '+49', phone: '3012345' },
  ...{ items: [], total: 0 },
});
const row = async (name: string) => within(await screen.findByRole('article', { name }));
const button = async (action: string, name: string) =>
  (await row(name)).findByRole('button', { name: `${action}: ${name}` });
const sent = (server: FakeServer) => server.received('set_order_status').map(({ body }) => body);

/** Opens the book again as after a reload: nothing is in memory, and what was stored is there. */
function reload(server: FakeServer) {
  const stored = { ...localStorage } as Record<string, string>;
  cleanup();
  clearSession();
  setSession(aSession());
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  renderApp({ path: bookPath, server, session: aSession() });
}

async function openBook(bookings: Order[]) {
  const { server } = bookDesk(bookings);
  const { user } = renderApp({ path: bookPath, server, session: aSession() });
  await screen.findAllByRole('article');
  return { server, user };
}

it('takes arrivals and departures during an outage, shows them as unsent, and sends them in order with the recovery', async () => {
  const { server, user } = await openBook([aBooking(1, -5, named('Ada')), aBooking(2, 0, named('Ben'))]);
  server.setDatabase(false);
  await user.click(await button('Arrived', 'Ben'));
  expect(await (await row('Ben')).findByText(unsent)).toBeVisible();
  expect((await row('Ben')).getByText(/^Seated/)).toBeVisible();
  await user.click(await button('Arrived', 'Ada'));
  expect(await (await row('Ada')).findByText(unsent)).toBeVisible();
  await user.click(await button('Complete', 'Ada'));
  expect(await (await row('Ada')).findByText('Finished')).toBeVisible();
  const tries = sent(server).length;

  server.setDatabase(true);
  await waitFor(() => expect(banner()).toBeNull());
  await waitFor(() => expect(screen.queryByText(unsent)).toBeNull());
  const [ben, ada] = [aBooking(2, 0)._id, aBooking(1, -5)._id];
  expect(sent(server).slice(tries)).toMatchObject([
    { order_id: ben, order_status: orderStatus.ARRIVED, version: 1 },
    { order_id: ada, order_status: orderStatus.ARRIVED, version: 1 },
    { order_id: ada, order_status: orderStatus.COMPLETED, version: 2 },
  ]);
  expect((await row('Ada')).getByText('Finished')).toBeVisible();
  expect(localStorage.getItem(storageKeys.queuedTaps)).toBeNull();
});

it('takes what is tapped while an earlier tap is being tried again', async () => {
  const { server, user } = await openBook([aBooking(1, -5, named('Ada'))]);
  server.setDatabase(false);
  await user.click(await button('Arrived', 'Ada'));
  await (await row('Ada')).findByText(unsent);
  const tries = sent(server).length;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const order_status = orderStatus.ARRIVED;
  server.answer({
    set_order_status: async (body) => {
      await answered;
      const isDone = body.order_status === orderStatus.COMPLETED;
      const moved = isDone
        ? { order_status: orderStatus.COMPLETED, ended_at: new Date().toISOString() }
        : { order_status };
      return { order: aBooking(1, -5, { ...named('Ada'), ...moved, version: isDone ? 3 : 2 }) };
    },
  });
  server.setDatabase(true);
  await waitFor(() => expect(sent(server)).toHaveLength(tries + 1));
  await user.click(await button('Complete', 'Ada'));
  expect(await (await row('Ada')).findByText('Finished')).toBeVisible();
  expect(sent(server)).toHaveLength(tries + 1);

  answer();
  await waitFor(() =>
    expect(sent(server).slice(tries)).toMatchObject([
      { order_status: orderStatus.ARRIVED, version: 1 },
      { order_status: orderStatus.COMPLETED, version: 2 },
    ]),
  );
  await waitFor(() => expect(localStorage.getItem(storageKeys.queuedTaps)).toBeNull());
});

it('tells what was refused because someone else was faster, and sends nothing after it', async () => {
  const { server, user } = await openBook([aBooking(1, -5, named('Ada'))]);
  server.setDatabase(false);
  await user.click(await button('Arrived', 'Ada'));
  await user.click(await button('Complete', 'Ada'));
  const current = aBooking(1, -5, { ...named('Ada'), order_status: orderStatus.ARRIVED, version: 2 });
  const tries = sent(server).length;
  server.answer({
    set_order_status: () => refuse(655, { current, changed_by: 'Grace' }),
    get_order_list: () => ({ data: [current], count: 1, seq: 0 }),
  });
  server.setDatabase(true);
  expect(await screen.findByText(/^Order 1 was just updated by Grace\./)).toBeVisible();
  expect((await row('Ada')).getByText(/^Seated/)).toBeVisible();
  expect(screen.queryByText(unsent)).toBeNull();
  expect(sent(server).slice(tries)).toHaveLength(1);
});

it('shows today’s book as it was last read when it is opened during an outage, with the taps that wait', async () => {
  const { server, user } = await openBook([aBooking(1, -5, named('Ada')), aBooking(2, 45, named('Ben'))]);
  await waitFor(() => expect(localStorage.getItem(storageKeys.lastBook)).toContain('Ben'));
  server.setDatabase(false);
  await user.click(await button('Arrived', 'Ada'));
  await (await row('Ada')).findByText(unsent);
  const tries = sent(server).length;
  vi.setSystemTime(Date.now() + 60_000);
  reload(server);
  expect(await (await row('Ada')).findByText(unsent)).toBeVisible();
  expect((await row('Ben')).getByText('Expected')).toBeVisible();
  expect(screen.getByText(/Last updated 12:00/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New booking' })).toBeDisabled();

  server.setDatabase(true);
  await waitFor(() => expect(screen.queryByText(unsent)).toBeNull());
  expect((await row('Ada')).getByText(/^Seated/)).toBeVisible();
  expect(screen.queryByText(/Last updated/)).toBeNull();
  const done = sent(server).slice(tries);
  expect(done.at(-1)).toMatchObject({
    order_status: orderStatus.ARRIVED,
    idempotency_key: sent(server)[0]?.idempotency_key,
  });
});

it('keeps a tap that the network lost, and goes on with it', async () => {
  const { server, user } = await openBook([aBooking(1, -5, named('Ada'))]);
  server.answer({ set_order_status: networkDown });
  await user.click(await button('Arrived', 'Ada'));
  expect(await (await row('Ada')).findByText(unsent)).toBeVisible();
  expect(await button('Complete', 'Ada')).toBeEnabled();
});

/** The server moves this booking as usual, but answers only after `hold`; `change` is what someone else did before. */
function moves(
  server: FakeServer,
  booking: Order,
  hold: Promise<void> = Promise.resolve(),
  change: Partial<Order> = {},
) {
  let current = { ...booking, ...change };
  server.answer({
    get_order_list: () => ({ data: [current], count: 1, seq: 0 }),
    set_order_status: async ({ order_status, version }) => {
      await hold;
      if (version !== current.version) return refuse(errorCodes.CHANGED_MEANWHILE, { current, changed_by: 'Grace' });
      const ended = order_status === orderStatus.COMPLETED && { ended_at: new Date().toISOString() };
      const moved = { order_status: order_status as Order['order_status'], version: version + 1, ...ended };
      current = viewedBy({ ...current, ...moved }, orderViewerOf(aSession()));
      return { order: current };
    },
  });
}

describe('a question that is open while the queue is sent', () => {
  /** Ada's guests have arrived, unsent, and are about to pay. The server answers after `release`. */
  async function openQuestion() {
    const ada = aBooking(1, -5, { ...named('Ada'), total: 1000, paid_by: 'cash', payment_status: 'pending' });
    const { server, user } = await openBook([ada]);
    server.setDatabase(false);
    await user.click(await button('Arrived', 'Ada'));
    await (await row('Ada')).findByText(unsent);
    await user.click(await button('Complete', 'Ada'));
    const paid = await screen.findByRole('button', { name: 'Cash received, complete' });
    let release = (): void => undefined;
    moves(server, ada, new Promise((resolve) => (release = resolve)));
    const tries = sent(server).length;
    server.setDatabase(true);
    await waitFor(() => expect(sent(server).length).toBeGreaterThan(tries));
    const steps = () => sent(server).slice(tries);
    return { user, paid, release, steps };
  }
  const bothSteps = [
    { order_status: orderStatus.ARRIVED, version: 1 },
    { order_status: orderStatus.COMPLETED, version: 2 },
  ];

  it('can be answered meanwhile: the answer is sent next', async () => {
    const { user, paid, release, steps } = await openQuestion();
    await user.click(paid);
    expect(steps()).toHaveLength(1);
    release();
    await waitFor(() => expect(steps()).toMatchObject(bothSteps));
    await waitFor(() => expect(screen.getByText('Finished')).toBeVisible());
  });

  it('goes on from the server’s answer', async () => {
    const { user, paid, release, steps } = await openQuestion();
    release();
    await waitFor(() => expect(localStorage.getItem(storageKeys.queuedTaps)).toBeNull());
    await user.click(paid);
    await waitFor(() => expect(steps()).toMatchObject(bothSteps));
    await waitFor(() => expect(screen.getByText('Finished')).toBeVisible());
  });
});

it('keeps a tap waiting that the server couldn’t take, and sends those of other bookings', async () => {
  const [ada, ben] = [aBooking(1, -5, named('Ada')), aBooking(2, 0, named('Ben'))];
  const { server, user } = await openBook([ada, ben]);
  server.setDatabase(false);
  await user.click(await button('Arrived', 'Ada'));
  await user.click(await button('Arrived', 'Ben'));
  await (await row('Ben')).findByText(unsent);
  server.answer({
    set_order_status: ({ order_id }) =>
      order_id === ada._id
        ? refuse(errorCodes.INTERNAL_SERVER_ERROR)
        : { order: { ...ben, order_status: orderStatus.ARRIVED, version: 2 } },
  });
  server.setDatabase(true);
  await waitFor(async () => expect((await row('Ben')).queryByText(unsent)).toBeNull());
  expect((await row('Ada')).getByText(unsent)).toBeVisible();
  expect(localStorage.getItem(storageKeys.queuedTaps)).toContain(ada._id);
});

it('says that guests were ended as a no-show before their arrival was sent, and offers to undo that', async () => {
  const ada = aBooking(1, -5, named('Ada'));
  const { server, user } = await openBook([ada]);
  server.setDatabase(false);
  await user.click(await button('Arrived', 'Ada'));
  await (await row('Ada')).findByText(unsent);
  const undo_until = new Date(Date.now() + 3_600_000).toISOString();
  moves(server, ada, Promise.resolve(), { order_status: orderStatus.CANCELLED_BY_STORE, version: 2, undo_until });
  server.setDatabase(true);
  const notice = (await screen.findByText('#1 marked as a no-show')).closest<HTMLElement>('[role="alert"]');
  await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('dialog', { name: /1/ })).toHaveTextContent('They came after all');
});

it('refuses what can’t be queued after a tap that can’t be sent, and sends both in order once it can', async () => {
  const ada = aBooking(1, -5, named('Ada'));
  const { server, user } = await openBook([ada]);
  server.answer({ set_order_status: networkDown });
  await user.click(await button('Arrived', 'Ada'));
  await (await row('Ada')).findByText(unsent);
  await user.click((await row('Ada')).getByRole('button', { name: 'Ada' }));
  const panel = within(await screen.findByLabelText('Order details'));
  const cancel = async () => {
    await user.click(await panel.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order 1?' }));
    await user.click(dialog.getByRole('radio', { name: 'Too busy' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  };
  const steps = () => sent(server).map(({ order_status }) => order_status);
  await cancel();
  expect(await screen.findByText('Order 1: couldn’t reach the server. Try again.')).toBeVisible();
  expect(steps()).not.toContain(orderStatus.CANCELLED_BY_STORE);
  expect(panel.getByText(unsent)).toBeVisible();

  moves(server, ada);
  await cancel();
  await waitFor(() => expect(steps().slice(-2)).toEqual([orderStatus.ARRIVED, orderStatus.CANCELLED_BY_STORE]));
  expect(sent(server).at(-1)).toMatchObject({ from: orderStatus.ARRIVED, version: 2, reason: 'Too busy' });
});

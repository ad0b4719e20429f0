import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import type { StoreEvent } from '#contract/stream';
import { currentOutage, outageOver } from '../../../src/dataProvider/outage';
import { createRealtime, type RealtimeOptions } from '../../../src/realtime/createRealtime';
import type { BoardData } from '../../../src/realtime/orders/boardCache';
import { orderKeys, orderViewerOf, viewedBy } from '../../../src/realtime/orders/boardCache';
import { RealtimeProvider } from '../../../src/realtime/RealtimeProvider';
import { useMessageReactions } from '../../../src/realtime/useMessageReactions';
import { useConnection, useStoreEvents } from '../../../src/realtime/useRealtime';
import type { StoredSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { orderEvent, plainEvent, snapshot } from './realtimeFixtures';

vi.mock('../../../src/realtime/createRealtime');

let server: RealtimeOptions;
const reconnect = vi.fn();
const close = vi.fn();
const watchAnew = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(createRealtime).mockImplementation((options) => {
    server = options;
    return { state: { status: 'connecting', since: 0, lastUpdated: null }, lastSeq: null, reconnect, watchAnew, close };
  });
});

const session = aSession();
const page = (children: ReactNode, given: StoredSession = session, onRefused = vi.fn()) => (
  <QueryClientProvider client={queryClient}>
    <RealtimeProvider session={given} onRefused={onRefused}>
      {children}
    </RealtimeProvider>
  </QueryClientProvider>
);
let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
});

const fresh = (number: number, changed: Parameters<typeof snapshot>[1] = {}) =>
  snapshot(number, { created_at: new Date(Date.now() + number).toISOString(), ...changed });

const orders = Array.from({ length: 200 }, (_, index) => fresh(index + 1));
const fetchBoard = async () => ({ orders: orders.map((order) => viewedBy(order, orderViewerOf(session))), seq: 0 });

const drawn = vi.fn();
const Card = memo(({ order }: { order: BoardData['orders'][number] }) => {
  drawn(order.unique_id);
  return <li>{`${order.unique_id}: ${order.order_status}`}</li>;
});
const Board = () => {
  const { data } = useQuery<BoardData>({ queryKey: orderKeys.board('today'), queryFn: fetchBoard });
  return data?.orders.map((order) => <Card key={order._id} order={order} />);
};

const heard = vi.fn<(event: StoreEvent) => void>();
const Listener = () => {
  useStoreEvents(heard);
  return <p>{useConnection().status}</p>;
};

const handlers = {
  goTo: vi.fn(),
  notify: vi.fn(),
  signOut: vi.fn(),
  canOpen: () => true,
  boardPathOf: () => undefined,
  leavesPages: () => false,
  isListed: () => false,
};
const Reactions = () => {
  useMessageReactions(handlers);
  return null;
};

test('of a board of 200 orders one card is drawn again when one order changes', async () => {
  render(page(<Board />));
  await screen.findByText('200: 1');
  drawn.mockClear();
  const [, changed] = orders;
  if (!changed) throw new Error('no order');
  act(() => server.onRestart(0));
  act(() =>
    server.onEvent(orderEvent(1, { ...changed, version: 2, order_status: orderStatus.ACCEPTED }, 2088, 'store')),
  );
  await screen.findByText('2: 3');
  expect(drawn.mock.calls).toEqual([[2]]);
});

test('the connection’s state and the events reach who listens', async () => {
  render(page(<Listener />));
  expect(screen.getByText('connecting')).toBeInTheDocument();
  act(() => server.onState({ status: 'cut_off', since: 1, lastUpdated: null }));
  expect(screen.getByText('cut_off')).toBeInTheDocument();
  act(() => server.onEvent(plainEvent(null, 2072)));
  expect(heard).toHaveBeenCalledExactlyOnceWith(plainEvent(null, 2072));
});

test('what is on screen is compared with the server when the connection is back and when the page is looked at', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  vi.useFakeTimers();
  render(page(null));
  act(() => server.onState({ status: 'live', since: 1, lastUpdated: 1 }));
  expect(invalidate).not.toHaveBeenCalled();
  act(() => server.onState({ status: 'cut_off', since: 2, lastUpdated: 2 }));
  act(() => server.onState({ status: 'live', since: 3, lastUpdated: 3 }));
  expect(invalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(invalidate).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  expect(invalidate).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a server that falls silent is asked whether it can work; after an outage a lost stream connects at once', async () => {
  let status = 503;
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  render(page(null));
  await act(async () => server.onSilent?.());
  await vi.waitFor(() => expect(currentOutage()).not.toBeNull());
  status = 200;
  expect(reconnect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await outageOver();
  expect(reconnect).toHaveBeenCalledTimes(1);
});

test('a renewed session goes on in the same stream; another account begins its own', () => {
  const { rerender, unmount } = render(page(null));
  rerender(page(null, { ...session, servertoken: 'renewed' }));
  expect(createRealtime).toHaveBeenCalledTimes(1);
  expect(reconnect).toHaveBeenCalledTimes(1);
  expect(server.auth()).toMatchObject({ store_id: session.store._id, servertoken: 'renewed' });
  rerender(page(null, aSession({ store: { ...session.store, _id: '22222222-2222-4222-8222-222222222222' } })));
  expect(createRealtime).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  expect(close).toHaveBeenCalledTimes(2);
});

test('a refused session is told to the page', () => {
  const refused = vi.fn();
  render(page(null, session, refused));
  act(() => server.onRefused(999));
  expect(refused).toHaveBeenCalledExactlyOnceWith(999);
});

test('messages do what they ask for: a notice with a way while someone works, a sign-out in any case', () => {
  render(page(<Reactions />));
  window.dispatchEvent(new Event('pointerdown'));
  act(() => server.onEvent(orderEvent(1, fresh(1))));
  act(() => server.onEvent(orderEvent(2, fresh(2))));
  expect(handlers.notify.mock.calls).toEqual(
    [1, 2].map((number) => [
      {
        ...{ code: 2071, number, id: `seq:${number}`, isSeen: false },
        ...{ order_id: expect.any(String), view: '/app/order/today-orders' },
      },
    ]),
  );
  expect(handlers.goTo).not.toHaveBeenCalled();
  act(() => server.onEvent(plainEvent(null, 2093)));
  expect(handlers.signOut).toHaveBeenCalledExactlyOnceWith(2093);
});

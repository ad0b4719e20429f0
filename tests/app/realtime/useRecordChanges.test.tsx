import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordsChangedCode, type StoreEvent } from '#contract/stream';
import type { RealtimeHub } from '../../../src/realtime/realtimeHub';
import { RealtimeContext } from '../../../src/realtime/useRealtime';
import { storeMenuKey, useRecordChanges } from '../../../src/realtime/useRecordChanges';

const delivery = 'users/delivery-boy-list';
const items = 'menu/item-list';
const reviews = 'history/reviews';

/** The queries of lists and of the menu for taking orders, as if a page had loaded them. */
function openPage(status: 'connecting' | 'live' = 'connecting') {
  const client = new QueryClient();
  for (const queryKey of [
    [storeMenuKey, 'store'],
    [delivery, 'getList'],
    [items, 'getList'],
    [reviews, 'getList'],
  ]) {
    client.setQueryData(queryKey, {});
  }
  let emit: (event: StoreEvent) => void = () => undefined;
  const state = { status, since: 0, lastUpdated: 0 };
  const hub = {
    connection: () => state,
    onConnection: () => () => undefined,
    onEvent: (listener: typeof emit) => {
      emit = listener;
      return () => undefined;
    },
  } as unknown as RealtimeHub;
  renderHook(useRecordChanges, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <RealtimeContext value={hub}>{children}</RealtimeContext>
      </QueryClientProvider>
    ),
  });
  return {
    change: (entity: 'provider' | 'item' | 'review') =>
      emit({ seq: 1, messageCode: recordsChangedCode, messageData: { entity, ids: [] } } as StoreEvent),
    isStale: (...queryKey: string[]) => client.getQueryState(queryKey)?.isInvalidated ?? false,
  };
}

it('reloads delivery people, but not the menu, when a delivery person changes', async () => {
  const page = openPage();
  page.change('provider');
  await waitFor(() => expect(page.isStale(delivery, 'getList')).toBe(true));
  expect(page.isStale(storeMenuKey, 'store')).toBe(false);
});

it('reloads the menu for taking orders when an item changes', async () => {
  const page = openPage();
  page.change('item');
  await waitFor(() => expect(page.isStale(storeMenuKey, 'store')).toBe(true));
  expect(page.isStale(items, 'getList')).toBe(true);
  expect(page.isStale(delivery, 'getList')).toBe(false);
});

it('reloads every list once the stream is there', () => {
  const page = openPage('live');
  for (const list of [items, delivery, reviews]) expect(page.isStale(list, 'getList'), list).toBe(true);
});

it('leaves reviews that change to their page', async () => {
  const page = openPage();
  page.change('review');
  page.change('item');
  await waitFor(() => expect(page.isStale(items, 'getList')).toBe(true));
  expect(page.isStale(reviews, 'getList')).toBe(false);
});

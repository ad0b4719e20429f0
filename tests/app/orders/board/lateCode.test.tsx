import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Performer } from '../../../../src/orders/actions/OrderPerformer';
import { usePerformer } from '../../../../src/orders/actions/usePerformer';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from './boardsFixtures';

const code = vi.hoisted(() => {
  let come: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come: () => come(), arrived };
});
vi.mock('../../../../src/orders/actions/OrderPerformer', async (original) => {
  await code.arrived;
  return original();
});

readAhead(() => import('../../../../src/orders/board/OrderBoardPage'));

const notices = vi.fn();
vi.mock('react-admin', async (original) => ({
  ...(await original<typeof import('react-admin')>()),
  useNotify: () => notices,
}));
/** A page with orders, without its cards. */
const aPage = () =>
  renderHook(() => usePerformer(), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });

const path = '/app/order/today-orders';
const oneTap = aSession({ store: aStore({ is_ask_estimated_time_for_ready_order: false }) });

afterEach(() => clearSession());

describe('A tap on a card before the code that sends it has come', () => {
  it('is told as not sent if its page is left', async () => {
    const { result, unmount } = aPage();
    const sent = vi.fn();
    const run = result.current.run(anOrder(1), sent);
    unmount();
    expect(await run).toBeNull();
    expect(sent).not.toHaveBeenCalled();
    expect(notices).toHaveBeenCalledWith('boards.failed.notice', { type: 'error' });
  });

  it('is sent by a page that was left meanwhile once its code was there', async () => {
    const { result, unmount } = aPage();
    const performer = {} as Performer;
    let first: Promise<string | null> | undefined;
    act(() => {
      first = result.current.run(anOrder(1), () => 'first');
    });
    result.current.performer?.(performer);
    expect(await first).toBe('first');
    result.current.performer?.(null);
    unmount();
    expect(await result.current.run(anOrder(1), (ready) => ready)).toBe(performer);
  });

  it('is sent once when it comes, however often it was tapped', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: oneTap });
    await user.dblClick(await screen.findByRole('button', { name: 'Accept, order 1' }));
    code.come();
    const kitchen = await screen.findByRole('region', { name: /^Kitchen, 1 order/ });
    expect(await within(kitchen).findByRole('button', { name: 'Start preparing, order 1' })).toBeVisible();
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(1));
  });
});

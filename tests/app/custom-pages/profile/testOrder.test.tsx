import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { aSession, aStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder } from '../../orders/board/boardsFixtures';

const play = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/components/sound/speaker', () => ({
  play,
  unblockSpeaker: () => Promise.resolve(),
  useSpeakerState: () => 'ready',
}));

readAhead(
  () => import('../../../../src/custom-pages/profile/ProfilePage'),
  () => import('../../../../src/orders/testOrder/TestOrderDialog'),
  () => import('../../../../src/orders/ticket/TicketPrint'),
);

const blocked = aSession({ store: aStore({ is_approved: false }) });
const testOrder = anOrder(0, {
  ...{ is_test: true, order_type: 'pickup', order_status: orderStatus.NEW },
  customer: { name: '', country_phone_code: '', phone: '' },
});
const rejected: Order = { ...testOrder, version: testOrder.version + 1, order_status: orderStatus.REJECTED };
const accepted: Order = { ...testOrder, version: testOrder.version + 1, order_status: orderStatus.ACCEPTED };

/** A server whose store has no orders but the test order. */
function testDesk(answers: Answers = {}, session = blocked) {
  let order: Order | undefined;
  const server = fakeServer({
    get_readiness: () => ({
      steps: [{ step: 'test', state: order?.order_status === orderStatus.ACCEPTED ? 'done' : 'to_do', blocks: null }],
      ...(order && { test_order: order }),
    }),
    send_test_order: () => {
      order = testOrder;
      return { order };
    },
    accept_test_order: () => {
      order = accepted;
      return { order };
    },
    ...answers,
  });
  return { ...renderApp({ path: '/app/profile?tab=ready', session, server }), server };
}
const openDialog = () => screen.findByRole('dialog', { name: 'Test order' });

describe('the test order', () => {
  it('rings for a blocked owner until it is accepted, and finishes its step', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    play.mockClear();
    const { user, server } = testDesk();
    await user.click(await screen.findByRole('button', { name: 'Send test order' }));
    const dialog = within(await openDialog());
    expect(dialog.getByText('#0 · Pickup')).toBeVisible();
    expect(dialog.getByText('Test')).toBeVisible();
    expect(dialog.getByText('Margherita')).toBeVisible();
    await waitFor(() => expect(play).toHaveBeenCalledWith('newOrder'));
    const rung = play.mock.calls.length;
    act(() => void vi.advanceTimersByTime(4_500));
    expect(play.mock.calls.length).toBeGreaterThan(rung);

    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('Accepted. This is how every order works.')).toBeVisible();
    expect(server.received('accept_test_order')).toMatchObject([{ body: { order_id: testOrder._id } }]);
    play.mockClear();
    act(() => void vi.advanceTimersByTime(9_000));
    expect(play).not.toHaveBeenCalled();
    vi.useRealTimers();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^All done/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send another' })).toBeVisible();
  });

  it('has a ticket that says what it is', async () => {
    const { user } = testDesk();
    await user.click(await screen.findByRole('button', { name: 'Send test order' }));
    await user.click(within(await openDialog()).getByRole('button', { name: 'Print ticket' }));
    for (const ticket of await screen.findAllByTestId('ticket')) expect(ticket).toHaveTextContent('Test order');
  });

  it('is found again while it waits, and leaves the ringing to the boards of a store that has them', async () => {
    play.mockClear();
    const { user } = testDesk(
      { get_readiness: () => ({ steps: [{ step: 'test', state: 'to_do', blocks: null }], test_order: testOrder }) },
      aSession(),
    );
    await user.click(await screen.findByRole('button', { name: 'Show test order' }));
    expect(within(await openDialog()).getByRole('button', { name: 'Accept' })).toBeEnabled();
    expect(play).not.toHaveBeenCalled();
  });

  it.each([
    ['has ended', () => refuse(errorCodes.STATUS_CHANGE_FAILED, { current: rejected, changed_by: 'System' })],
    ['was replaced', () => refuse(errorCodes.ORDER_DETAIL_NOT_FOUND)],
  ])('is over if the server says that it %s', async (_what, accept_test_order) => {
    const { user } = testDesk({ accept_test_order });
    await user.click(await screen.findByRole('button', { name: 'Send test order' }));
    const dialog = within(await openDialog());
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('This test order has ended.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('stops ringing after an hour', async () => {
    play.mockClear();
    const created_at = new Date(Date.now() - 61 * 60_000).toISOString();
    const test_order = { ...testOrder, created_at };
    const { user } = testDesk({
      get_readiness: () => ({ steps: [{ step: 'test', state: 'to_do', blocks: null }], test_order }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show test order' }));
    expect(within(await openDialog()).getByText('This test order has ended.')).toBeVisible();
    expect(play).not.toHaveBeenCalled();
  });

  it('says why it can’t be sent', async () => {
    const { user } = testDesk({ send_test_order: () => refuse(errorCodes.ORDER_FAILED) });
    await user.click(await screen.findByRole('button', { name: 'Send test order' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

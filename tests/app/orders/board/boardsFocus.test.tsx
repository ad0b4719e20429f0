import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from './boardsFixtures';

readAhead(() => import('../../../../src/orders/board/OrderBoardPage'));

const path = '/app/order/today-orders';
const oneTap = aSession({ store: aStore({ is_ask_estimated_time_for_ready_order: false }) });
const column = (name: RegExp) => screen.findByRole('region', { name });

// What was fetched for one story is not there in the next.
afterEach(clearSession);

describe('The focus on a board whose cards move', () => {
  it('keeps an open menu while its order moves on to another column', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: oneTap });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    const preparing = within(await column(/^Kitchen, 1 order/));
    const more = () => preparing.getByRole('button', { name: 'More actions for order 1', hidden: true });
    await user.click(more());
    // The menu stands on its own: what the reply brings is in it, and the focus comes back to the card as it is then.
    expect(await screen.findByRole('menuitem', { name: 'Cancel order' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
  });

  it('moves to the next card’s action, and from the last card to the order that moved', async () => {
    const { server } = orderDesk([anOrder(1), anOrder(2)]);
    const { user } = renderApp({ path, server, session: oneTap });
    const accept = (number: number) => screen.findByRole('button', { name: `Accept, order ${number}` });
    (await accept(1)).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await accept(2)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start preparing, order 2' })).toHaveFocus());
  });

  it('moves on after a dialog that had it in between, too', async () => {
    const { server } = orderDesk([anOrder(1), anOrder(2)]);
    const { user } = renderApp({ path, server, session: aSession() });
    (await screen.findByRole('button', { name: 'Accept, order 1' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /^Order 1: how long/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept, order 2' })).toHaveFocus());
  });

  it('leaves the focus where someone went since, when the shadow of a card goes', async () => {
    const { server } = orderDesk([anOrder(1)]);
    const { user } = renderApp({ path, server, session: oneTap });
    await user.click(await screen.findByRole('button', { name: 'Accept, order 1' }));
    const preparing = within(await column(/^Kitchen, 1 order/));
    await user.click(preparing.getByRole('button', { name: 'More actions for order 1' }));
    await screen.findByRole('menuitem', { name: 'Cancel order' });
    await user.keyboard('{Escape}');
    const more = preparing.getByRole('button', { name: 'More actions for order 1', hidden: true });
    await waitFor(() => expect(more).toHaveFocus());
    act(() => more.blur());
    act(() => void vi.advanceTimersByTime(5_000));
    expect(document.body).toHaveFocus();
  });
});

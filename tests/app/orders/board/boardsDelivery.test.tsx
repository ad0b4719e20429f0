import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aDelivery, aPerson } from '../dispatch/dispatchFixtures';
import { orderDesk } from './boardsFixtures';

readAhead(() => import('../../../../src/orders/board/OrderBoardPage'));

afterEach(clearSession);

const path = '/app/order/today-orders';
const people = [aPerson(1), aPerson(2)];
const offer = {
  provider_id: people[0]?._id ?? '',
  name: 'Ada Rider1',
  mode: 'chosen' as const,
  offered_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + 60_000).toISOString(),
};

/** Opens today's board with a delivery that was offered to a person, and opens its menu. */
async function openMenu() {
  const delivery = aDelivery(1, { delivery_status: deliveryStatus.WAITING, delivery_offer: offer });
  const desk = orderDesk([delivery]);
  desk.server.answer({ get_available_provider_list: () => ({ data: people, count: people.length }) });
  const { user } = renderApp({ path, server: desk.server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: /^More actions for order 1/ }));
  const entry = (name: string) => screen.findByRole('menuitem', { name });
  return { ...desk, user, delivery, entry };
}

it('an order goes over to someone else from any board; who has it cannot be chosen, nor no one in particular', async () => {
  const { user, server, change, delivery, entry } = await openMenu();
  server.answer({
    request_provider: () => ({ order: change(delivery._id, { delivery_offer: { ...offer, name: 'Bo Rider2' } }) }),
  });
  await user.click(await entry('Reassign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 1: choose a delivery person' }));
  expect(await dialog.findByRole('button', { name: /Ada Rider1/ })).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.queryByRole('button', { name: 'Nearest available' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: /Bo Rider2/ }));
  await waitFor(() => expect(server.received('request_provider')).toHaveLength(1));
  expect(server.received('request_provider')[0]?.body).toMatchObject({
    order_id: delivery._id,
    version: 1,
    provider_id: people[1]?._id,
  });
});

it('a delivery becomes a pickup after one question; where someone was faster it stays, and says so', async () => {
  const { user, server, change, delivery, entry } = await openMenu();
  const current = change(delivery._id, { delivery_status: deliveryStatus.ACCEPTED, updated_by: 'Ada' });
  server.answer({ change_to_pickup: () => refuse(errorCodes.CHANGED_MEANWHILE, { current, changed_by: 'Ada' }) });
  await user.click(await entry('Change to pickup'));
  const ask = async () => within(await screen.findByRole('dialog', { name: 'Change order 1 to pickup?' }));
  await user.click((await ask()).getByRole('button', { name: 'Change to pickup' }));
  expect(await screen.findByText(/was just updated by Ada/)).toBeVisible();

  const back = change(delivery._id, { delivery_status: deliveryStatus.NOBODY_FOUND, delivery_offer: undefined });
  server.answer({
    get_order_list: () => ({ data: [back], count: 1, seq: 0 }),
    change_to_pickup: () => ({
      order: change(delivery._id, { order_type: 'pickup', delivery_status: null, order_status: orderStatus.PREPARING }),
    }),
  });
  window.dispatchEvent(new Event('focus'));
  await user.click(await screen.findByRole('button', { name: /^More actions for order 1/ }));
  await user.click(await entry('Change to pickup'));
  await user.click((await ask()).getByRole('button', { name: 'Change to pickup' }));
  expect(await screen.findByText('Order 1 is now a pickup.')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deliveryStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { renderApp } from '../../../support/renderApp';
import { aDelivery, aPerson, dispatchDesk } from './dispatchFixtures';

vi.mock('../../../../src/orders/dispatch/map/DispatchMap', () => ({ default: () => null }));

beforeAll(async () => {
  await import('../../../../src/orders/dispatch/DispatchPage');
}, 60_000);
afterEach(clearSession);

const open = (desk: ReturnType<typeof dispatchDesk>) =>
  renderApp({ path: '/app/order/dispatch', server: desk.server, session: aSession() });

describe('What cannot be given out', () => {
  it('is said of an order whose first answer is still on its way', async () => {
    const desk = dispatchDesk([aDelivery(1)], [aPerson(1), aPerson(2)]);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    desk.server.answer({ assign_order_list: (body) => held.then(() => desk.assign(body)) });
    const { user } = open(desk);
    const give = async (name: string) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Select order 1' }));
      await user.click(screen.getByRole('button', { name: `Assign 1 order to ${name}` }));
    };
    await give('Ada Rider1');
    await give('Bo Rider2');
    expect(await screen.findByText('Order 1: Still being assigned. Try again in a moment.')).toBeVisible();
    expect(desk.server.received('assign_order_list')).toHaveLength(1);
    release();
    expect(await screen.findByText('Asking Ada Rider1')).toBeVisible();
  });

  it('isn’t a success where no one was found for any of them', async () => {
    const desk = dispatchDesk([aDelivery(1), aDelivery(2)], [aPerson(1, { availability: 'on_job' })]);
    const delivery_status = deliveryStatus.NOBODY_FOUND;
    desk.server.answer({
      assign_order_list: ({ orders }) => ({
        results: orders.map(({ order_id }) => ({ order_id, order: desk.change(order_id, { delivery_status }) })),
      }),
    });
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Assign all new (2)' }));
    expect(await screen.findByText('No delivery person for 2 orders')).toBeVisible();
    expect(screen.queryByText(/^Search started/)).toBeNull();
  });
});

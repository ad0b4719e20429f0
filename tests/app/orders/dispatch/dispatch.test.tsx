import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliveryStatus } from '#contract/orders/statuses';
import { useFind } from '../../../../src/orders/dispatch/board/useFind';
import { Fleet } from '../../../../src/orders/dispatch/people/fleet';
import { clearSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { networkDown } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aDelivery, aPerson, dispatchDesk } from './dispatchFixtures';

readAhead(
  () => import('../../../../src/orders/dispatch/DispatchPage'),
  () => import('../../../../src/orders/dispatch/assign/PersonPicker'),
);

// A canvas is nothing here; the map has a story of its own in a browser.
vi.mock('../../../../src/orders/dispatch/map/DispatchMap', () => ({ default: () => null }));

const path = '/app/order/dispatch';
const column = (name: RegExp) => screen.findByRole('region', { name });
const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const open = (desk: ReturnType<typeof dispatchDesk>, session = aSession(), at = path) =>
  renderApp({ path: at, server: desk.server, session });

// What was fetched for one story is not there in the next.
afterEach(clearSession);

describe('The dispatch page', () => {
  it('offers an order to the person chosen by name and key, shows whom it waits for, and names the call once', async () => {
    const desk = dispatchDesk([aDelivery(1)], [aPerson(1), aPerson(2)]);
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Assign order 1' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Order 1: choose a delivery person' }));
    await user.type(picker.getByRole('combobox', { name: 'Search by name' }), 'bo{Enter}');
    const assigned = await column(/^Assigned, 1 order/);
    expect(await within(assigned).findByText('Asking Bo Rider2')).toBeVisible();
    expect(desk.server.received('assign_order_list').map(({ body }) => body)).toMatchObject([
      { orders: [{ order_id: aDelivery(1)._id, version: 1 }], provider_id: aPerson(2)._id },
    ]);
    expect(await screen.findByText(/offered #1/)).toBeVisible();
  });

  it('marks who has declined the order, and does not offer them first', async () => {
    const declined_ids = [aPerson(1)._id];
    const order = aDelivery(1, { delivery_status: deliveryStatus.REJECTED, declined_ids });
    const { user } = open(dispatchDesk([order, aDelivery(2)], [aPerson(1), aPerson(2)]));
    await user.click(await screen.findByRole('button', { name: 'Assign order 1' }));
    const one = within(await screen.findByRole('dialog', { name: 'Order 1: choose a delivery person' }));
    const said = one.getAllByRole('option').map(({ textContent }) => textContent);
    expect(said[1]).toContain('Bo Rider2');
    expect(said[1]).not.toContain('Declined');
    expect(said[2]).toMatch(/Ada Rider1.*Declined this order/);
    await user.click(one.getByRole('button', { name: 'Not now' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order 2' }));
    await user.keyboard('a');
    expect(await screen.findByRole('option', { name: /Ada Rider1.*Declined #1/ })).toBeVisible();
  });

  it('gives several at once, and says of each what became of it, with who was first', async () => {
    const desk = dispatchDesk([aDelivery(1), aDelivery(2)], [aPerson(1), aPerson(2)]);
    const { user } = open(desk);
    await user.click(await screen.findByRole('checkbox', { name: 'Select order 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order 2' }));
    // Another dispatcher gives the second away; this page has not heard of it.
    desk.change(aDelivery(2)._id, {
      delivery_status: deliveryStatus.ACCEPTED,
      updated_by: 'Mo',
      provider: { _id: aPerson(2)._id, name: 'Bo Rider2', phone: '1' },
    });
    await user.click(screen.getByRole('button', { name: 'Assign 2 orders to Ada Rider1' }));
    const result = within(await screen.findByRole('dialog', { name: '1 of 2 assigned' }));
    expect(result.getByText('Offered to Ada Rider1')).toBeVisible();
    expect(result.getByText('Mo already assigned it to Bo Rider2: now “Delivery accepted”.')).toBeVisible();
    await user.click(result.getByRole('button', { name: 'Try again (1)' }));
    await waitFor(() => expect(desk.server.received('assign_order_list')).toHaveLength(2));
    // In the version that came with the refusal: what the other did is seen, and then undone on purpose.
    expect(desk.server.received('assign_order_list')[1]?.body).toMatchObject({ orders: [{ version: 2 }] });
    await column(/^Assigned, 2 orders/);
  });

  it('asks no one who is offline, and says why', async () => {
    const desk = dispatchDesk([aDelivery(1)], [aPerson(1, { availability: 'offline' })]);
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Assign order 1' }));
    const option = await screen.findByRole('option', { name: /Ada Rider1/ });
    expect(option).toHaveTextContent('Ada Rider1 is offline and can’t be asked.');
    await user.click(option);
    expect(screen.getByRole('dialog', { name: 'Order 1: choose a delivery person' })).toBeVisible();
    expect(desk.server.received('assign_order_list')).toEqual([]);
  });

  it('keeps what did not reach the server, and sends it again as the same wish', async () => {
    const desk = dispatchDesk([aDelivery(1), aDelivery(2)], [aPerson(1)]);
    const { user } = open(desk);
    const all = await screen.findByRole('button', { name: 'Assign all new (2)' });
    desk.server.answer({ assign_order_list: networkDown });
    await user.click(all);
    const banner = await screen.findByText('2 orders couldn’t be assigned: no connection.');
    expect(await column(/^New, 2 orders/)).toBeVisible();
    desk.server.answer({ assign_order_list: desk.assign });
    await user.click(
      within(banner.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: 'Try again' }),
    );
    await waitFor(() => expect(desk.server.received('assign_order_list').length).toBeGreaterThan(1));
    const keys = desk.server.received('assign_order_list').map(({ body }) => body.idempotency_key);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows how the search went, and why others were passed over', async () => {
    const desk = dispatchDesk([aDelivery(1)], [aPerson(1)]);
    const at = new Date().toISOString();
    desk.server.answer({
      get_delivery_log: () => ({
        data: [
          { at, kind: 'searched' },
          { at, kind: 'skipped', provider: { _id: aPerson(2)._id, name: 'Bo' }, why: 'offline' },
          { at, kind: 'rejected', provider: { _id: aPerson(1)._id, name: 'Ada' } },
        ],
      }),
    });
    open(desk, aSession(), `${path}/${aDelivery(1)._id}`);
    expect(await screen.findByText('Bo was skipped: offline')).toBeVisible();
    expect(screen.getByText('Ada declined')).toBeVisible();
  });

  it.each([
    ['Declined by Ada M.', deliveryStatus.REJECTED, 1],
    ['Declined by Ada M. and 2 others', deliveryStatus.REJECTED, 3],
    ['Ada M. dropped out', deliveryStatus.PROVIDER_CANCELLED, 1],
    ['No delivery person found · Declined by Ada M.', deliveryStatus.NOBODY_FOUND, 1],
  ])('says on the card who said no: %s', async (said, delivery_status, count) => {
    open(dispatchDesk([aDelivery(1, { delivery_status, declined_by: { name: 'Ada M.', count } })], []));
    expect(within(await screen.findByRole('article', { name: '#1' })).getByText(said)).toBeVisible();
  });

  it('is open to who may dispatch and nothing else', async () => {
    const desk = dispatchDesk([aDelivery(1)], [aPerson(1)]);
    const dispatcher = aSubStore({ urls: [{ url: 'store/dispatcher', permission: 1 }] });
    open(desk, { ...aSession(), sub_store: dispatcher });
    expect(await screen.findByRole('article', { name: '#1' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Dispatch' })[0]).toHaveAttribute('href', path);
  });

  it('stays on every page as a banner where no one was found, and makes a pickup of it after one question', async () => {
    const desk = dispatchDesk([aDelivery(7, { delivery_status: deliveryStatus.NOBODY_FOUND })], [aPerson(1)]);
    const { user } = open(desk, aSession(), '/app/order/today-orders');
    const banner = (await screen.findByText('Order 7: no delivery person found')).closest('[role="alert"]');
    await user.click(within(banner as HTMLElement).getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change to pickup' }));
    const question = within(await screen.findByRole('dialog', { name: 'Change order 7 to pickup?' }));
    await user.click(question.getByRole('button', { name: 'Change to pickup' }));
    await waitFor(() => expect(screen.queryByText('Order 7: no delivery person found')).not.toBeInTheDocument());
    expect(desk.server.received('change_to_pickup')).toHaveLength(1);
  });

  it('keeps the banner for an order of another day too, and says that it rings until it is silenced', async () => {
    const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const desk = dispatchDesk(
      [aDelivery(7, { delivery_status: deliveryStatus.NOBODY_FOUND, created_at })],
      [aPerson(1)],
    );
    const { user } = open(desk, aSession(), '/app/menu/item-list');
    const banner = (await screen.findByText('Order 7: no delivery person found')).closest('[role="alert"]');
    await user.click(within(banner as HTMLElement).getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Stop ringing' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.click(within(banner as HTMLElement).getByRole('button', { name: 'Options' }));
    await screen.findByRole('menuitem', { name: 'Search again' });
    expect(screen.queryByRole('menuitem', { name: 'Stop ringing' })).not.toBeInTheDocument();
    expect(screen.getByText('Order 7: no delivery person found')).toBeVisible();
  });

  it('finds an order by number, name, phone or address, leaves out the rest, and says so where nothing is left', async () => {
    const desk = dispatchDesk([aDelivery(1), aDelivery(2)], [aPerson(1)]);
    const { user } = open(desk);
    await column(/^New, 2 orders/);
    const field = screen.getByRole('searchbox', { name: 'Number, name, phone or address' });
    await user.type(field, 'customer 2');
    await column(/^New, 1 order/);
    expect(screen.getByRole('article', { name: '#2' })).toBeVisible();
    await user.clear(field);
    await user.type(field, '0470 00 00 01');
    expect(await screen.findByRole('article', { name: '#1' })).toBeVisible();
    await column(/^New, 1 order/);
    await user.clear(field);
    await user.type(field, 'nobody at all');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await column(/^New, 2 orders/);
    expect(field).toHaveValue('');
  });

  it('shows what one delivery person has', async () => {
    const [ada, bo] = [aPerson(1), aPerson(2)];
    const offer = { mode: 'chosen' as const, offered_at: soon(0), expires_at: soon(60) };
    const desk = dispatchDesk(
      [
        aDelivery(1, {
          delivery_status: deliveryStatus.WAITING,
          delivery_offer: { ...offer, provider_id: ada._id, name: 'Ada Rider1' },
        }),
        aDelivery(2, {
          delivery_status: deliveryStatus.COMING,
          provider: { _id: bo._id, name: 'Bo Rider2', phone: '1' },
        }),
      ],
      [ada, bo, aPerson(3)],
    );
    const { user } = open(desk);
    await column(/^Assigned, 2 orders/);
    await user.click(await screen.findByRole('combobox', { name: 'Delivery person' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All delivery people',
      'Ada Rider1',
      'Bo Rider2',
    ]);
    await user.click(screen.getByRole('option', { name: 'Bo Rider2' }));
    await column(/^Assigned, 1 order/);
    expect(screen.getByRole('article', { name: '#2' })).toBeVisible();
    // What people have in hand is told of all orders, whatever is looked for.
    expect(screen.getByText(/offered #1/)).toBeVisible();
  });

  it('offers those with orders as a filter as soon as they are fetched, even after the orders', () => {
    const fleet = new Fleet();
    const provider = { _id: aPerson(1)._id, name: 'Ada Rider1', phone: '1' };
    const order = aDelivery(1, { delivery_status: deliveryStatus.COMING, provider });
    const { result } = renderHook(() => useFind([order], fleet));
    expect(result.current.people).toEqual([]);
    act(() => fleet.take([aPerson(1), aPerson(2)]));
    expect(result.current.people.map(({ first_name }) => first_name)).toEqual(['Ada']);
  });

  it('says what people ride, and tells an old position from none', async () => {
    const desk = dispatchDesk(
      [aDelivery(1)],
      [
        aPerson(1, { vehicle: { name: 'Vespa', plate_number: 'AB-123', vehicle_type_id: null } }),
        aPerson(2, { located_at: soon(-48 * 60) }),
        aPerson(3, { location: undefined, located_at: undefined }),
      ],
    );
    open(desk);
    const row = async (name: string) =>
      within((await screen.findByRole('button', { name: new RegExp(name) })).closest('li') as HTMLElement);
    expect((await row('Ada')).getByText('AB-123')).toBeVisible();
    expect((await row('Ada')).getByText(/^Seen/)).toBeVisible();
    expect((await row('Bo')).getByText('Last seen 48 min. ago')).toBeVisible();
    expect((await row('Bo')).getByText('No vehicle')).toBeVisible();
    expect((await row('Cy')).getByText('No location yet')).toBeVisible();
  });
});

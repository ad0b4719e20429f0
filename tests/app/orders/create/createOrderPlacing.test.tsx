import { act, screen, waitFor, within } from '@testing-library/react';
import { addMinutes, addSeconds } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Location } from '#contract/delivery/distance';
import { quoteDelivery } from '#contract/delivery/quoteDelivery';
import type { Store } from '#contract/entities/store';
import { setSession } from '../../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { networkDown, refuse } from '../../../support/fakeServer';
import { aQuote, orderOf } from './createOrderFixtures';
import { openPage, pickAda, placeButton, sent, takeSoup, ticket } from './createOrderPage';

// jsdom has no layout, so this replaces a tap on the map.
vi.mock('../../../../src/orders/places/CustomerLocationMap', () => ({
  default: ({ onPoint }: { onPoint: (point: Location) => void }) => (
    <button type="button" onClick={() => onPoint([52.53, 13.42])}>
      Tap the map
    </button>
  ),
}));

describe('problems are shown where they are', () => {
  it('before placing: nothing is sent, and the first field is gone to', async () => {
    const { user, server } = await openPage();
    await user.click(screen.getByRole('button', { name: /^Add Cola/ }));
    expect(screen.getByText('€7.00 below the minimum of €10.00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.click(placeButton());
    expect(await screen.findByText('Enter the customer’s phone number.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Phone' })).toHaveFocus());
    await user.keyboard('12{Tab}');
    expect(await screen.findByText('This number is too short.')).toBeInTheDocument();
    expect(sent(server)).toEqual([]);
  });

  it('a new address gets its position by distance, or from a map link, with fee and area told', async () => {
    const { location, delivery_fee: fee } = aStore();
    const terms = { location, fee, isMile: false, areas: [] };
    const { user } = await openPage({
      get_delivery_quote: ({ location: there, subtotal }) => ({
        ...aQuote,
        area: undefined,
        ...quoteDelivery(terms, { location: there }, subtotal),
      }),
    });
    await takeSoup(user);
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.click(screen.getByRole('button', { name: 'Set manually' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery location' }));
    await user.type(dialog.getByRole('textbox', { name: 'Distance' }), '20');
    expect(await dialog.findByText(/The store doesn’t deliver to this address/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Distance' }));
    await user.type(dialog.getByRole('textbox', { name: 'Distance' }), '-4{Tab}');
    expect(dialog.getByRole('textbox', { name: 'Distance' })).toHaveValue('-4');
    expect(dialog.getByRole('textbox', { name: 'Distance' })).toHaveAccessibleDescription('At least 0.');
    await user.clear(dialog.getByRole('textbox', { name: 'Distance' }));
    await user.type(dialog.getByRole('textbox', { name: 'Distance' }), '4');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction' }), 'east');
    expect(await dialog.findByText('4 km east of the store')).toBeInTheDocument();
    expect(await dialog.findByText('Delivery €3.50')).toBeInTheDocument();
    await user.click(dialog.getByRole('textbox', { name: /paste a map link/ }));
    await user.paste('https://maps.google.com/?q=52.52,13.41');
    expect(await dialog.findByText('0.7 km east of the store')).toBeInTheDocument();
    expect(await dialog.findByText('Delivery €2.50')).toBeInTheDocument();
  });

  it('a location from the map is used once it is confirmed, and unchanged by Cancel', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    expect(screen.getByText('The delivery fee depends on where the customer lives.')).toBeVisible();
    const byHand = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: /^(Set manually|Change)$/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delivery location' }));
      await user.click(await dialog.findByRole('button', { name: 'Tap the map' }));
      await user.click(dialog.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delivery location' })).toBeNull());
    };
    await byHand('Cancel');
    expect(screen.getByText('The delivery fee depends on where the customer lives.')).toBeVisible();
    await byHand('Use this location');
    expect(screen.getByText('Set on the map')).toBeVisible();
  });

  it('by the server: at the line and the field, with nothing lost, and gone once it is changed', async () => {
    const { user, server } = await openPage({
      create_order: () =>
        refuse(errorCodes.FIELDS_NOT_VALID, {
          errors: [
            { path: 'items.0.item_id', code: '4102' },
            { path: 'customer.phone', code: 'invalid_format' },
          ],
        }),
    });
    await takeSoup(user);
    await pickAda(user);
    await user.click(placeButton());
    expect(await ticket().findAllByText(/An item is out of stock/)).toHaveLength(2);
    expect(screen.getByText('Check this field.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Berg');
    await user.click(ticket().getByRole('button', { name: 'Add one Crème brûlée' }));
    expect(ticket().queryByText(/An item is out of stock/)).not.toBeInTheDocument();
    server.answer({ create_order: (body) => ({ order: orderOf(body) }) });
    await user.click(placeButton());
    await screen.findByText('#4711');
    const [refused, placed] = sent(server);
    expect(placed?.idempotency_key).not.toBe(refused?.idempotency_key);
  });

  it('a new pause, at once, even on a device whose clock is behind; and its end', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    const now = new Date();
    const pause = { from: addSeconds(now, 20).toISOString(), until: addMinutes(now, 30).toISOString() };
    const paused = { delivery: { ...pause, reason: '', by: 'Bea' } };
    const setStore = (service_state: Store['service_state']) =>
      act(() => setSession(aSession({ store: aStore({ service_state }) })));
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    const told = 'Delivery is paused now. Choose a later time, or resume orders.';
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    setStore({ paused, busy: null, today: null });
    expect(screen.getByText(told)).toBeInTheDocument();
    setStore({ paused: {}, busy: null, today: null });
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    expect(sent(server)).toEqual([]);
  });

  it('an order type that is closed while others are open, by its name', async () => {
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
    const delivery = [{ day: inThreeDays.getUTCDay(), is_open: true, is_full_day: true, slots: [] }];
    const { user } = await openPage({}, aSession({ store: aStore({ order_type_hours: { delivery } }) }));
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    expect(screen.getByText('Delivery is closed now. Choose a later time.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pickup' }));
    expect(screen.queryByText(/is closed now/)).not.toBeInTheDocument();
  });

  it('a closed store says so, and takes orders for later', async () => {
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
    const hours = [{ day: inThreeDays.getUTCDay(), is_open: true, is_full_day: true, slots: [] }];
    const { user } = await openPage({}, aSession({ store: aStore({ opening_hours: hours }) }));
    expect(screen.getByText('The store is closed now. Choose a later time.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    const days = within(screen.getByRole('combobox', { name: 'Day' }));
    expect(days.getByRole('option', { name: /^Today,.* \(closed\)$/ })).toBeDisabled();
    expect(screen.queryByText('The store is closed now. Choose a later time.')).not.toBeInTheDocument();
  });
});

describe('what the store has set', () => {
  const storeWith = (order_rules: Partial<Store['order_rules']>) =>
    aSession({ store: aStore({ order_rules: { ...aStore().order_rules, ...order_rules } }) });
  const types = () => within(screen.getByRole('group', { name: 'Order type' })).getAllByRole('button');

  it('leaves out order types that are off, and starts with one that is on', async () => {
    await openPage({}, storeWith({ is_pickup_on: false }));
    await waitFor(() => expect(types().map(({ textContent }) => textContent)).toEqual(['Delivery', 'Dine-in']));
    expect(screen.getByRole('button', { name: 'Delivery' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says on a kept ticket that its type is off by now', async () => {
    const { user, unmount } = await openPage();
    await takeSoup(user);
    unmount();
    const { server } = await openPage({}, storeWith({ is_pickup_on: false }));
    expect(await screen.findByText('This order type is turned off in the store settings.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Order for/ })).not.toBeInTheDocument();
    await user.click(placeButton());
    expect(sent(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dine-in' }));
    expect(screen.queryByText('This order type is turned off in the store settings.')).not.toBeInTheDocument();
    expect(types()).toHaveLength(2);
  });

  it('tells the note to customers, and the range of a delivery’s time', async () => {
    atNoon();
    const rules = { customer_note: ['No deliveries to the island.'], delivery_time_min: 10, delivery_time: 25 };
    const { user } = await openPage({}, storeWith(rules));
    expect(screen.getByText('Tell the customer: No deliveries to the island.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    expect(screen.getByText(/Promised 12:30.*–12:45/)).toBeInTheDocument();
  });

  it('asks for the postcode where an area needs it, and sends it with the order', async () => {
    const lost = [{ _id: aQuote.terms_id, name: ['North'], reason: 'no_postcode' as const }];
    const { user, server } = await openPage({
      get_delivery_quote: ({ postcode }) => ({ ...aQuote, lost: postcode ? [] : lost }),
    });
    await takeSoup(user);
    await pickAda(user);
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.type(await screen.findByRole('textbox', { name: 'Postcode' }), '69001');
    await waitFor(() =>
      expect(server.received('get_delivery_quote').at(-1)?.body).toMatchObject({ postcode: '69001' }),
    );
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)[0]?.delivery_address).toMatchObject({ postcode: '69001' });
  });

  it.each([
    { who: 'the owner, who may take another order then', isMember: false },
    { who: 'a member of the team, who may not', isMember: true },
  ])('shows full times to $who', async ({ isMember }) => {
    atNoon();
    const second = new Date(Date.now() + 45 * 60_000).toISOString();
    const session = storeWith({ slot_orders_max: 3 });
    const { user, server } = await openPage(
      { get_slot_list: () => ({ slots: [{ at: second, is_full: true }] }) },
      isMember ? { ...session, sub_store: aSubStore() } : session,
    );
    await user.click(screen.getByRole('button', { name: 'Later' }));
    const full: HTMLOptionElement = await screen.findByRole('option', { name: /12:45.* \(full\)$/ });
    expect(full.disabled).toBe(isMember);
    expect(server.received('get_slot_list').at(-1)?.body).toMatchObject({ order_type: 'pickup' });
  });
});

describe('one order, whatever happens', () => {
  it('a double click sends once', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    await pickAda(user);
    await user.dblClick(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)).toHaveLength(1);
  });

  it('a lost reply keeps the key, through a reload too, until an answer comes', async () => {
    const { user, server, unmount } = await openPage({ create_order: networkDown });
    await takeSoup(user);
    await pickAda(user);
    await user.click(placeButton());
    expect(await screen.findByText('We couldn’t confirm the order')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    await screen.findByText('We couldn’t confirm the order');
    unmount();

    const again = await openPage();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Berg');
    await again.user.click(placeButton());
    await screen.findByText('#4711');
    const keys = [...sent(server), ...sent(again.server)].map(({ idempotency_key }) => idempotency_key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('a ticket changed after a try that got through is not placed as the same order', async () => {
    const { user, server } = await openPage({ create_order: () => refuse(errorCodes.IDEMPOTENCY_KEY_REUSED) });
    await takeSoup(user);
    await pickAda(user);
    await user.click(placeButton());
    await user.click(await screen.findByRole('button', { name: 'Place as a new order' }));
    server.answer({ create_order: (body) => ({ order: orderOf(body) }) });
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(new Set(sent(server).map(({ idempotency_key }) => idempotency_key)).size).toBe(2);
  });

  it('a cleared ticket can be had back', async () => {
    const { user } = await openPage();
    await takeSoup(user);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Nothing on the ticket yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(ticket().getByText('Crème brûlée')).toBeInTheDocument();
  });
});

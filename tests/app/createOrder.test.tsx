import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { storageKeys } from '../../src/config/storageKeys';
import { aSession, aStore, dinerId } from '../support/accounts';
import { type Answers, fakeServer, networkDown, refuse } from '../support/fakeServer';
import { currentPath, renderApp } from '../support/renderApp';
import { aMenu, aTable, idOf, orderOf, pizza, size, soup, toppings } from './createOrderFixtures';

// Whole stories of the real app, typed key by key: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

type OrderBody = BodyOf<'create_order'>;

const ada = {
  name: 'Ada Berg',
  country_phone_code: '+49',
  phone: '1712345678',
  order_count: 3,
  delivery_address: { address: 'Allee 2, Berlin', location: [52.53, 13.41] as [number, number], note: 'Bell 3' },
};

async function openPage(answers: Answers = {}, session = aSession()) {
  const server = fakeServer({
    get_store_menu: aMenu,
    find_customer: () => ({ data: [ada] }),
    create_order: (body) => ({ order: orderOf(body) }),
    ...answers,
  });
  const app = renderApp({ path: '/app/create-order', server, session });
  await screen.findByRole('searchbox');
  return app;
}

const search = () => screen.getByRole('searchbox', { name: 'Search the menu' });
const ticket = () => within(screen.getByRole('region', { name: 'Ticket' }));
const placeButton = () => screen.getByRole('button', { name: /Place order|Try again/ });
const sent = (server: ReturnType<typeof fakeServer>) =>
  server.received('create_order').map(({ body }) => body as unknown as OrderBody);

async function pickAda(user: UserEvent) {
  await user.type(screen.getByRole('combobox', { name: 'Phone' }), '171');
  await user.click(await screen.findByRole('option', { name: /Ada Berg/ }));
}

async function takeSoup(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Add Crème brûlée/ }));
}

describe('taking an order', () => {
  it('by phone: an earlier customer, items by the keyboard, a delivery with its fee, placed', async () => {
    const { user, server } = await openPage();
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    await user.keyboard('2 creme{Enter}');
    await pickAda(user);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Berg');
    expect(server.received('find_customer').at(-1)?.body).toEqual({ phone: '171' });
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    expect(screen.getByRole('textbox', { name: 'Delivery address' })).toHaveValue('Allee 2, Berlin');
    expect(screen.getByText(/1\.3 km north of the store|1\.3 km north-east of the store/)).toBeInTheDocument();
    expect(ticket().getByText('€26.50')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('#4711')).toBeInTheDocument();
    expect(sent(server)).toEqual([
      expect.objectContaining({
        order_type: 'delivery',
        customer: { name: 'Ada Berg', country_phone_code: '+49', phone: '1712345678' },
        items: [{ item_id: soup._id, quantity: 2, modifiers: [] }],
        delivery_address: { address: 'Allee 2, Berlin', location: [52.53, 13.41], note: 'Bell 3' },
        paid_by: 'cash',
        tip_amount: 0,
      }),
    ]);
    expect(localStorage.getItem(storageKeys.createOrderDraft)).toBeNull();
    expect(screen.getByRole('link', { name: 'Open order' })).toHaveAttribute(
      'href',
      `/app/order/today-orders/${idOf(1)}`,
    );
    await user.click(screen.getByRole('button', { name: 'New order' }));
    expect(screen.getByText('Nothing on the ticket yet')).toBeInTheDocument();
  });

  it('an item with choices asks, tells the range, and adds only what fits it', async () => {
    const { user, server } = await openPage();
    await user.click(screen.getByRole('button', { name: /^Add Pizza Regina/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Pizza Regina/ }));
    expect(dialog.getByText('Choose 1 to 3')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Add ·/ }));
    expect(dialog.getAllByText('Choose 1 more')).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: /Large/ }));
    await user.click(dialog.getByRole('checkbox', { name: /Olives/ }));
    await user.click(dialog.getByRole('button', { name: 'One more Olives' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note for the kitchen' }), 'well done');
    await user.click(dialog.getByRole('button', { name: 'Add · €14.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(ticket().getByText('Large, 2× Olives')).toBeInTheDocument();
    await pickAda(user);
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)[0]?.items).toEqual([
      {
        item_id: pizza._id,
        quantity: 1,
        note: 'well done',
        modifiers: [
          { modifier_group_id: size._id, modifier_id: idOf(512), quantity: 1 },
          { modifier_group_id: toppings._id, modifier_id: idOf(521), quantity: 2 },
        ],
      },
    ]);
  });

  it('a line is changed, removed and had back; a sold-out item cannot be added', async () => {
    const { user } = await openPage();
    await takeSoup(user);
    await user.click(ticket().getByRole('button', { name: 'One more Crème brûlée' }));
    await user.click(ticket().getByRole('button', { name: 'Change Crème brûlée' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /Bread/ }));
    await user.click(dialog.getByRole('button', { name: 'Save · €25.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(ticket().getByRole('button', { name: 'Remove Crème brûlée' }));
    expect(screen.getByText('Nothing on the ticket yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(ticket().getByText('Bread')).toBeInTheDocument();
    const soldOut = screen.getByRole('button', { name: 'Lasagne, Out of stock' });
    expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await user.click(soldOut);
    expect(ticket().queryByText('Lasagne')).not.toBeInTheDocument();
  });

  it('at a table: only one that is free and large enough can be chosen', async () => {
    const held = { table_id: aTable(2, [3, 6])._id, order_type: 'table' as const };
    const { user, server } = await openPage({
      get_order_list: (body) => {
        const order = orderOf({
          idempotency_key: 'key-00001',
          order_type: 'table',
          customer: { name: 'Bo', country_phone_code: '+49', phone: '1712345679' },
          items: [],
          paid_by: 'cash',
        });
        return body.filter?.order_type === 'table'
          ? { data: [{ ...order, ...held }], count: 1, seq: 1 }
          : { data: [], count: 0, seq: 1 };
      },
    });
    await takeSoup(user);
    await pickAda(user);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('button', { name: /Table 2 taken/ })).toBeDisabled();
    await user.click(placeButton());
    expect(await screen.findByText('Choose a table.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Table 1/ }));
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)).toEqual([expect.objectContaining({ order_type: 'table', table_id: idOf(701), persons: 2 })]);
  });

  it('for later, with a tip, a comment and the card terminal', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    await pickAda(user);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    const slots = screen.getByRole('combobox', { name: 'Time' });
    await user.selectOptions(slots, within(slots).getAllByRole('option')[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Comment and tip' }));
    await user.type(screen.getByRole('textbox', { name: 'Tip' }), '2,50');
    await user.type(screen.getByRole('textbox', { name: 'Comment for the kitchen' }), 'no nuts');
    await user.click(screen.getByRole('button', { name: 'Card terminal' }));
    await user.click(placeButton());
    await screen.findByText('#4711');
    const [body] = sent(server);
    expect(body).toMatchObject({ tip_amount: 250, order_comment: 'no nuts', paid_by: 'card' });
    expect(new Date(body?.schedule_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  });
});

describe('what is wrong is told where it is', () => {
  it('before placing: nothing is sent, and the first field is gone to', async () => {
    const { user, server } = await openPage();
    await user.click(screen.getByRole('button', { name: /^Add Cola/ }));
    expect(screen.getByText('€7.00 below the minimum of €10.00')).toBeInTheDocument();
    await user.click(placeButton());
    expect(await screen.findByText('Enter the customer’s phone number.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Phone' })).toHaveFocus());
    await user.keyboard('12{Tab}');
    expect(await screen.findByText('This phone number is too short.')).toBeInTheDocument();
    expect(sent(server)).toEqual([]);
  });

  it('a new address gets its position by distance, or from a map link, with fee and area told', async () => {
    const { user } = await openPage();
    await takeSoup(user);
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.type(screen.getByRole('textbox', { name: 'Distance' }), '20');
    expect(screen.getByText(/We do not deliver to this address/)).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Distance' }));
    await user.type(screen.getByRole('textbox', { name: 'Distance' }), '4');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'east');
    expect(screen.getByText('4 km east of the store · Delivery €3.50')).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: /paste a map link/ }));
    await user.paste('https://maps.google.com/?q=52.52,13.41');
    expect(screen.getByText(/0\.7 km east of the store · Delivery €2\.50/)).toBeInTheDocument();
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
    expect(await ticket().findByText(/An item is out of stock/)).toBeInTheDocument();
    expect(screen.getByText('Check this field.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Berg');
    await user.click(ticket().getByRole('button', { name: 'One more Crème brûlée' }));
    expect(ticket().queryByText(/An item is out of stock/)).not.toBeInTheDocument();
    server.answer({ create_order: (body) => ({ order: orderOf(body) }) });
    await user.click(placeButton());
    await screen.findByText('#4711');
    const [refused, placed] = sent(server);
    expect(placed?.idempotency_key).not.toBe(refused?.idempotency_key);
  });

  it('a closed store says so, and takes orders for later', async () => {
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
    const hours = [{ day: inThreeDays.getUTCDay(), is_open: true, is_full_day: true, slots: [] }];
    const { user } = await openPage({}, aSession({ store: aStore({ opening_hours: hours }) }));
    expect(screen.getByText('The store is closed now. Choose a later time.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    const days = within(screen.getByRole('combobox', { name: 'Day' }));
    expect(days.getByRole('option', { name: /^Today,.*closed$/ })).toBeDisabled();
    expect(screen.queryByText('The store is closed now. Choose a later time.')).not.toBeInTheDocument();
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
    expect(await screen.findByText('Not sure it arrived')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    await screen.findByText('Not sure it arrived');
    unmount();

    const again = await openPage();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Berg');
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
    await user.click(await screen.findByRole('button', { name: 'Make it another order' }));
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

describe('the menu', () => {
  it('is searched without accents, walked with the arrows and added from with Enter', async () => {
    const { user } = await openPage();
    await user.type(search(), 'xyz');
    expect(screen.getByText('Nothing on the menu matches “xyz”.')).toBeInTheDocument();
    await user.clear(search());
    await user.type(search(), 'kitchen');
    expect(screen.getByText('3 items · Enter adds Crème brûlée.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('3 items · Enter adds Pizza Regina.')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(ticket().getByText('Crème brûlée')).toBeInTheDocument();
  });

  it('that cannot be loaded is asked for again', async () => {
    const server = fakeServer({ get_store_menu: networkDown });
    // A store whose menu is not in the cache yet.
    const session = aSession({ store: aStore({ _id: dinerId }) });
    const { user } = renderApp({ path: '/app/create-order', server, session });
    await screen.findByText('The menu could not be loaded');
    server.answer({ get_store_menu: aMenu });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Add Cola/ })).toBeInTheDocument();
    expect(currentPath()).toBe('/app/create-order');
  });
});

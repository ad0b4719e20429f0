import { screen, waitFor, within } from '@testing-library/react';
import { addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../../../src/config/storageKeys';
import { aSession, aStore, dinerId } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { fakeServer, networkDown } from '../../../support/fakeServer';
import { currentPath, renderApp } from '../../../support/renderApp';
import { aMenu, aTable, idOf, orderOf, pizza, size, soup, toppings } from './createOrderFixtures';
import { openPage, pickAda, placeButton, search, sent, takeSoup, ticket } from './createOrderPage';

describe('taking an order', () => {
  it('by phone: an earlier customer, items by the keyboard, a delivery with its fee, placed', async () => {
    const { user, server } = await openPage();
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    await user.keyboard('2 creme{Enter}');
    await pickAda(user);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Berg');
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
    await user.click(dialog.getByRole('button', { name: 'Add one Olives' }));
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

  it('an item shows its stated allergens on request', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: /^Add Pizza Regina/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Pizza Regina/ }));
    expect(dialog.getByText(/^Contains: Cereals containing gluten, Milk · Extras/)).toBeVisible();
    expect(within(dialog.getByRole('list', { name: 'Diet marks' })).getByText('Vegetarian')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Choose options for Crème brûlée' }));
    expect(await screen.findByText('Allergens not stated')).toBeVisible();
  });

  it('a line is changed, removed and had back; a sold-out item cannot be added', async () => {
    const { user } = await openPage();
    await takeSoup(user);
    await user.click(ticket().getByRole('button', { name: 'Add one Crème brûlée' }));
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

  it('an item that is not to be had at the time of the order says so, and cannot be added', async () => {
    const menu = aMenu();
    const brunch = { ...soup, name: ['Brunch'], availability: [] };
    // A store whose menu is not in the cache yet.
    const session = aSession({ store: aStore({ _id: idOf(801) }) });
    const { user } = await openPage({ get_store_menu: () => ({ ...menu, items: [brunch] }) }, session);
    const tile = screen.getByRole('button', { name: 'Brunch, Not available at that time' });
    expect(tile).toHaveAttribute('aria-disabled', 'true');
    await user.click(tile);
    await user.type(search(), 'brunch{Enter}');
    expect(screen.getByText('Nothing on the ticket yet')).toBeInTheDocument();
  });

  it('at the counter: without a name or a number, which only a delivery needs', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    expect(screen.getByRole('textbox', { name: 'Name (optional)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pickup' }));
    await user.type(screen.getByRole('combobox', { name: 'Phone (optional)' }), '12{Tab}');
    expect(await screen.findByText('This number is too short.')).toBeInTheDocument();
    await user.clear(screen.getByRole('combobox', { name: 'Phone (optional)' }));
    await waitFor(() => expect(screen.queryByText('This number is too short.')).not.toBeInTheDocument());
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(screen.getByText('Counter')).toBeInTheDocument();
    expect(sent(server)).toEqual([expect.objectContaining({ order_type: 'pickup', customer: {} })]);
  });

  it('is accepted with the minutes that the caller is told, by default the store’s', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    const minutes = screen.getByRole('textbox', { name: 'Ready in' });
    expect(minutes).toHaveValue('20');
    expect(minutes).toHaveAccessibleDescription(/^Promised \d+:\d\d.[AP]M$/);
    await user.clear(minutes);
    expect(minutes).not.toHaveAccessibleDescription();
    await user.type(minutes, '999');
    expect(minutes).toHaveAccessibleDescription('Ready in: from 1 to 240 minutes');
    await user.click(placeButton());
    expect(screen.getByText('Not placed: Ready in: from 1 to 240 minutes')).toBeInTheDocument();
    await user.clear(minutes);
    await user.type(minutes, '-5');
    expect(minutes).toHaveValue('-5');
    expect(minutes).toHaveAccessibleDescription('Ready in: from 1 to 240 minutes');
    await user.clear(minutes);
    await user.type(minutes, '35');
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)).toEqual([expect.objectContaining({ minutes: 35 })]);
  });

  it('at a table: only one that is free and large enough can be chosen', async () => {
    const free_at = addMinutes(new Date(), 120).toISOString();
    const held = { table_id: aTable(2, [3, 6])._id, order_type: 'table' as const, free_at };
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
    await user.click(screen.getByRole('button', { name: 'Dine-in' }));
    expect(await screen.findByRole('button', { name: /Table 2 taken/ })).toBeDisabled();
    await user.click(placeButton());
    expect(await screen.findByText('Choose a table.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Table 1/ }));
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)).toEqual([expect.objectContaining({ order_type: 'table', table_id: idOf(701), persons: 2 })]);
  });

  it('for later, with a tip, a comment and the card terminal', async () => {
    atNoon();
    const { user, server } = await openPage();
    await takeSoup(user);
    await pickAda(user);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    const slots = screen.getByRole('combobox', { name: 'Time' });
    await user.selectOptions(slots, within(slots).getAllByRole('option')[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Note and tip' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveFocus());
    const tip = screen.getByRole('textbox', { name: 'Tip' });
    await user.type(tip, '-2,50{Tab}');
    expect(tip).toHaveValue('-2,50');
    expect(tip).toHaveAccessibleDescription('Enter an amount, such as 2.50.');
    await user.clear(tip);
    await user.type(tip, '2,50');
    await user.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'no nuts');
    await user.click(screen.getByRole('button', { name: 'Card terminal' }));
    await user.click(placeButton());
    await screen.findByText('#4711');
    const [body] = sent(server);
    expect(body).toMatchObject({ tip_amount: 250, order_comment: 'no nuts', paid_by: 'card' });
    expect(new Date(body?.schedule_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  });
});

describe('the menu', () => {
  it('is searched without accents, walked with the arrows and added from with Enter', async () => {
    const { user } = await openPage();
    await user.type(search(), 'xyz');
    expect(screen.getByText('Nothing on the menu matches “xyz”.')).toBeInTheDocument();
    await user.clear(search());
    await user.type(search(), 'kitchen');
    expect(screen.getByText('3 items · Press Enter to add Crème brûlée.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('3 items · Press Enter to add Pizza Regina.')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(ticket().getByText('Crème brûlée')).toBeInTheDocument();
  });

  it('that cannot be loaded is asked for again', async () => {
    const server = fakeServer({ get_store_menu: networkDown });
    // A store whose menu is not in the cache yet.
    const session = aSession({ store: aStore({ _id: dinerId }) });
    const { user } = renderApp({ path: '/app/create-order', server, session });
    await screen.findByText('Couldn’t load the menu');
    server.answer({ get_store_menu: aMenu });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Add Cola/ })).toBeInTheDocument();
    expect(currentPath()).toBe('/app/create-order');
  });
});

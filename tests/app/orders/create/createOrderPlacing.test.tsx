import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { aSession, aStore } from '../../../support/accounts';
import { networkDown, refuse } from '../../../support/fakeServer';
import { orderOf } from './createOrderFixtures';
import { openPage, pickAda, placeButton, sent, takeSoup, ticket } from './createOrderPage';

describe('what is wrong is told where it is', () => {
  it('before placing: nothing is sent, and the first field is gone to', async () => {
    const { user, server } = await openPage();
    await user.click(screen.getByRole('button', { name: /^Add Cola/ }));
    expect(screen.getByText('€7.00 below the minimum of €10.00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
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
    await user.click(screen.getByRole('button', { name: 'Set by hand' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery location' }));
    await user.type(dialog.getByRole('textbox', { name: 'Distance' }), '20');
    expect(dialog.getByText(/The store doesn’t deliver to this address/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Distance' }));
    await user.type(dialog.getByRole('textbox', { name: 'Distance' }), '4');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction' }), 'east');
    expect(dialog.getByText('4 km east of the store · Delivery €3.50')).toBeInTheDocument();
    await user.click(dialog.getByRole('textbox', { name: /paste a map link/ }));
    await user.paste('https://maps.google.com/?q=52.52,13.41');
    expect(dialog.getByText(/0\.7 km east of the store · Delivery €2\.50/)).toBeInTheDocument();
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
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Berg');
    await user.click(ticket().getByRole('button', { name: 'Add one Crème brûlée' }));
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

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type Answers, networkDown, refuse, remoteSetting } from '../../../support/fakeServer';
import { ada, openPage, pickAda, placeButton, sent, takeSoup } from './createOrderPage';

// jsdom has no layout, so the map can't be tapped.
vi.mock('../../../../src/orders/places/CustomerLocationMap', () => ({ default: () => null }));

const nameField = () => screen.getByRole('textbox', { name: /^Name/ });
const addressField = () => screen.getByRole('textbox', { name: 'Delivery address' });
const retype = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

describe('a known number', () => {
  const asked = () => screen.findByRole('dialog', { name: 'This number belongs to Ada Berg' });

  it('with another name: asks, with old and new, and leaves the customer alone if told so', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    // Typed to the end, and not chosen from the list.
    await user.type(screen.getByRole('combobox', { name: /^Phone/ }), '01712345678{Tab}');
    await waitFor(() => expect(nameField()).toHaveValue('Ada Berg'));
    await retype(user, nameField(), 'Bo Lind');
    expect(await screen.findByText('Saved as Ada Berg')).toBeInTheDocument();
    await user.click(placeButton());
    const dialog = within(await asked());
    expect(dialog.getByText('Ada Berg')).toBeInTheDocument();
    expect(dialog.getByText('Bo Lind')).toBeInTheDocument();
    expect(sent(server)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Only for this order' }));
    await screen.findByText('#4711');
    expect(sent(server)).toEqual([
      expect.objectContaining({ is_one_off_customer: true, customer: expect.objectContaining({ name: 'Bo Lind' }) }),
    ]);
  });

  it('with another name: changes the customer if told so', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    await pickAda(user);
    await retype(user, nameField(), 'Ada Lind');
    await user.click(placeButton());
    await user.click(within(await asked()).getByRole('button', { name: 'Update the customer' }));
    await screen.findByText('#4711');
    expect(sent(server)[0]).toMatchObject({ customer: { name: 'Ada Lind' } });
    expect(sent(server)[0]).not.toHaveProperty('is_one_off_customer');
  });

  it('typed to the end fills in the name, which then goes again with the number', async () => {
    const { user, server } = await openPage();
    const phone = screen.getByRole('combobox', { name: /^Phone/ });
    await takeSoup(user);
    await user.type(phone, '1712345678{Tab}');
    await waitFor(() => expect(nameField()).toHaveValue('Ada Berg'));
    await user.type(phone, '9{Tab}');
    await waitFor(() => expect(nameField()).toHaveValue(''));
    await user.type(phone, '{Backspace}{Tab}');
    await waitFor(() => expect(nameField()).toHaveValue('Ada Berg'));
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)[0]).toMatchObject({ customer: { name: 'Ada Berg', phone: ada.phone } });
  });

  it('typed after a name leaves that name alone', async () => {
    const { user } = await openPage();
    await user.type(nameField(), 'Bo');
    await user.type(screen.getByRole('combobox', { name: /^Phone/ }), '1712345678{Tab}');
    expect(await screen.findByText('Saved as Ada Berg')).toBeInTheDocument();
    expect(nameField()).toHaveValue('Bo');
  });

  it('does not fill in a name again that was deleted', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    await user.type(screen.getByRole('combobox', { name: /^Phone/ }), '1712345678{Tab}');
    await waitFor(() => expect(nameField()).toHaveValue('Ada Berg'));
    await user.clear(nameField());
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)[0]?.customer).not.toHaveProperty('name');
  });

  it('sent from its own field has the name too', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    await user.type(screen.getByRole('combobox', { name: /^Phone/ }), '1712345678{Control>}{Enter}{/Control}');
    await screen.findByText('#4711');
    expect(sent(server)[0]).toMatchObject({ customer: { name: 'Ada Berg' } });
  });

  it('asks again about another name, and not at all about other letters or spaces', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    await pickAda(user);
    await retype(user, nameField(), 'Bo');
    await user.click(placeButton());
    await user.click(within(await asked()).getByRole('button', { name: 'Back to the ticket' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)).toEqual([]);
    await retype(user, nameField(), 'ada  berg');
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)).toHaveLength(1);
  });

  it('keeps its answer while a lost reply is asked for again', async () => {
    const { user, server } = await openPage({ create_order: networkDown });
    await takeSoup(user);
    await pickAda(user);
    await retype(user, nameField(), 'Bo');
    await user.click(placeButton());
    await user.click(within(await asked()).getByRole('button', { name: 'Only for this order' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(new Set(sent(server).map((body) => JSON.stringify(body))).size).toBe(1));
    expect(sent(server).length).toBeGreaterThan(1);
  });

  it('offers its addresses; another one joins them or is for this order only', async () => {
    const { user, server } = await openPage();
    await takeSoup(user);
    await pickAda(user);
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.click(screen.getByRole('button', { name: 'Saved addresses (2)' }));
    await user.click(await screen.findByRole('menuitem', { name: /Office Park 5/ }));
    expect(addressField()).toHaveValue('Office Park 5');
    expect(screen.getByText('From the customer’s last delivery')).toBeInTheDocument();
    await retype(user, addressField(), 'Party Lane 9');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(placeButton());
    const dialog = within(await asked());
    expect(dialog.getByText('Party Lane 9')).toBeInTheDocument();
    expect(dialog.getByText('The new address will be added to the customer’s addresses.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Only for this order' }));
    await screen.findByText('#4711');
    expect(sent(server)[0]).toMatchObject({ is_one_off_customer: true, delivery_address: { address: 'Party Lane 9' } });
  });
});

describe('the location', () => {
  const withSearch: Answers = {
    get_setting_detail: () => ({ setting: { ...remoteSetting, address_search: { attribution: '© Address people' } } }),
  };
  const openDelivery = async (answers: Answers = {}) => {
    const app = await openPage(answers);
    await app.user.click(screen.getByRole('button', { name: 'Delivery' }));
    return app;
  };

  it('is looked up once the address is left, and taken with one tap', async () => {
    const { user, server } = await openDelivery({
      ...withSearch,
      find_address: ({ query }) => ({ data: [{ address: `${query}, Berlin`, location: [52.53, 13.41] }] }),
    });
    await user.type(addressField(), 'Allee 2');
    expect(server.received('find_address')).toEqual([]);
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /Allee 2, Berlin/ }));
    expect(screen.getByText('From the address search')).toBeInTheDocument();
    expect(screen.queryByText('© Address people')).not.toBeInTheDocument();
    expect(addressField()).toHaveValue('Allee 2');
    expect(server.received('find_address').map(({ body }) => body.query)).toEqual(['Allee 2']);
  });

  it('is set by hand where the search finds nothing, fails, or does not exist', async () => {
    const { user, server } = await openDelivery({ ...withSearch, find_address: () => ({ data: [] }) });
    await user.type(addressField(), 'Nowhere 99{Tab}');
    expect(await screen.findByText(/^Nothing found/)).toBeInTheDocument();
    server.answer({ find_address: () => refuse(errorCodes.ADDRESS_SEARCH_FAILED) });
    await retype(user, addressField(), 'Nowhere 100');
    await user.tab();
    expect(await screen.findByText(/^The address search isn’t responding/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set manually' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery location' }));
    await user.type(dialog.getByRole('textbox', { name: 'Or paste a map link or location' }), '52.53, 13.41');
    await user.click(dialog.getByRole('button', { name: 'Use this location' }));
    expect(screen.getByText('From the pasted location')).toBeInTheDocument();
  });

  it('is not offered a search where no provider is set up', async () => {
    const { user, server } = await openDelivery();
    await user.type(addressField(), 'Allee 2{Tab}');
    expect(screen.queryByRole('button', { name: 'Find address' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Set manually' })).toBeInTheDocument();
    expect(server.received('find_address')).toEqual([]);
  });
});

describe('a field', () => {
  const tooShort = 'This number is too short.';

  it('turns red only once it is left or the ticket is sent', async () => {
    const { user } = await openPage();
    const phone = screen.getByRole('combobox', { name: /^Phone/ });
    await user.type(phone, '12');
    expect(screen.queryByText(tooShort)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(tooShort)).toBeInTheDocument();
    await user.type(phone, '3');
    await waitFor(() => expect(screen.queryByText(tooShort)).not.toBeInTheDocument());
  });

  it('of an address waits too, although the location belongs to another one from the first letter on', async () => {
    const { user } = await openPage();
    await pickAda(user);
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.type(addressField(), '9');
    const doubt = /^This location belongs to the previous address/;
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(doubt)).toBeInTheDocument();
  });

  it('of another order type starts without the errors of the last attempt', async () => {
    const { user } = await openPage();
    await takeSoup(user);
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.click(placeButton());
    expect(await screen.findByText(/^Not placed:/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dine-in' }));
    expect(screen.queryByText(/^Not placed:/)).not.toBeInTheDocument();
  });

  it('of the next ticket starts without the errors of the last one', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    await user.type(nameField(), 'Bo');
    await user.click(placeButton());
    expect(await screen.findByText('Enter the delivery address.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    expect(screen.queryByText('Enter the delivery address.')).not.toBeInTheDocument();
  });
});

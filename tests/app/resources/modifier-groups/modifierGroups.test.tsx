import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { idOf } from '../../orders/create/createOrderFixtures';
import { aModifierGroup } from '../items/menuFixtures';

readAhead(
  () => import('../../../../src/resources/modifier-groups/ModifierGroupList'),
  () => import('../../../../src/resources/modifier-groups/ModifierGroupForm'),
);

configure({ defaultHidden: true });
// What was fetched for the test before is forgotten with its account.
beforeEach(clearSession);

const size = aModifierGroup(
  1,
  'Size',
  [
    ['Small', 0],
    ['Large', 300],
  ],
  { is_required: true, min: 1, item_count: 2 },
);
const toppings = aModifierGroup(2, 'Toppings', [['Olives', 150]], { max: 2, type: 'grid' });

const lists: Answers = {
  get_modifier_group_list: () => ({ data: [size, toppings], count: 2 }),
  get_modifier_group: ({ _id }) => ({
    modifier_group: _id === size._id ? size : toppings,
    used_by: [{ _id: idOf(7), name: ['Margherita'] }],
  }),
};

async function openList(answers: Answers = {}, session = aSession()) {
  const app = renderApp({ path: '/app/menu/modifier-group', server: fakeServer({ ...lists, ...answers }), session });
  await screen.findByRole('link', { name: 'Toppings' });
  return app;
}

async function openForm(path: string, answers: Answers = {}, session = aSession()) {
  const server = fakeServer({ ...lists, ...answers });
  const app = renderApp({ path: `/app/menu/modifier-group/${path}`, server, session });
  await screen.findByRole('button', { name: 'Add modifier' });
  return app;
}

const nameField = (number: number) => screen.findByRole('textbox', { name: `Name of modifier ${number}` });

describe('the list of modifier groups', () => {
  it('tells ranges in words, prices, and how many items ask each', async () => {
    await openList();
    expect(screen.getByText('Exactly 1')).toBeInTheDocument();
    expect(screen.getByText('Optional, up to 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Large, €3.00, In stock/ })).toBeInTheDocument();
    const filter = encodeURIComponent(JSON.stringify({ modifier_group_id: size._id }));
    expect(screen.getByRole('link', { name: 'Used by 2 items' })).toHaveAttribute(
      'href',
      `/app/menu/item-list?filter=${filter}`,
    );
  });

  it('is put in order by keys; what cannot be saved is taken back', async () => {
    const { user, server } = await openList({ set_modifier_group_sequence: () => refuse(4029) });
    screen.getByRole('button', { name: 'Move Size' }).focus();
    await user.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.received('set_modifier_group_sequence')).toHaveLength(1));
    expect(server.received('set_modifier_group_sequence')[0]?.body).toEqual({ ids: [toppings._id, size._id] });
    expect(await screen.findByText(/^Couldn’t save:/)).toBeInTheDocument();
    const handles = screen.getAllByRole('button', { name: /^Move / });
    expect(handles.map((each) => each.getAttribute('aria-label'))).toEqual(['Move Size', 'Move Toppings']);
  });

  it('a group comes to any place of the list by its menu, beyond the page too', async () => {
    const { user, server } = await openList({ set_modifier_group_sequence: ({ ids }) => ({ ids }) });
    await user.click(screen.getByRole('button', { name: 'More actions for Size' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to position…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Size”' }));
    expect(await dialog.findByText('Now at position 1 of 2.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'New position' }), '3{Enter}');
    expect(dialog.getByText('Choose a position from 1 to 2.')).toBeInTheDocument();
    expect(server.received('set_modifier_group_sequence')).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: 'New position' }));
    await user.type(dialog.getByRole('textbox', { name: 'New position' }), '2{Enter}');
    await waitFor(() => expect(server.received('set_modifier_group_sequence')).toHaveLength(1));
    expect(server.received('set_modifier_group_sequence')[0]?.body).toEqual({ ids: [toppings._id, size._id] });
  });

  it('a modifier is turned off from its chip', async () => {
    const { user, server } = await openList({
      set_modifier_stock: () => ({
        modifier_group: {
          ...toppings,
          modifiers: toppings.modifiers.map((modifier) => ({ ...modifier, is_in_stock: false })),
        },
        before: { is_in_stock: true, in_stock_at: null },
      }),
    });
    await user.click(screen.getByRole('button', { name: /^Olives/ }));
    await user.click(await screen.findByRole('switch', { name: 'Olives in stock' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Indefinitely/ }));
    expect(server.received('set_modifier_stock')[0]?.body).toEqual({
      modifier_id: toppings.modifiers[0]?._id,
      is_in_stock: false,
      in_stock_at: null,
    });
    expect(await screen.findByText(/out of stock/)).toBeInTheDocument();
  });

  it('one that items ask is deleted only once it may be taken off them, and that can be undone', async () => {
    const { user, server } = await openList({
      delete_modifier_group: ({ _id, detach }) =>
        detach ? { results: [{ _id, success: true }], change_id: idOf(99) } : refuse(4113, { current: size }),
      undo_change: () => ({ results: [{ _id: size._id, success: true }] }),
    });
    await user.click(screen.getByRole('button', { name: 'More actions for Size' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('2 items use “Size”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove from these items and delete' }));
    expect(await screen.findByText('Size removed from 2 items and deleted')).toBeInTheDocument();
    expect(server.received('delete_modifier_group').map(({ body }) => body)).toEqual([
      { _id: size._id },
      { _id: size._id, detach: true },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.received('undo_change')).toHaveLength(1));
  });

  it('a sub-account without the permission is offered none of it', async () => {
    const sub_store = aSubStore({ urls: [{ url: 'store/product', permission: 1 }] });
    const server = fakeServer(lists);
    renderApp({ path: '/app/menu/modifier-group', server, session: aSession({ sub_store }) });
    expect(await screen.findByText(/^This page requires the permission/)).toBeInTheDocument();
    expect(server.received('get_modifier_group_list')).toEqual([]);
  });
});

describe('the form of a modifier group', () => {
  it('is written by keyboard alone: Enter goes on to the next modifier', async () => {
    const { user, server } = await openForm('create', {
      add_modifier_group: (body) => ({ modifier_group: { ...toppings, name: body.name } }),
    });
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Extras');
    await user.click(screen.getByRole('button', { name: 'Add modifier' }));
    await waitFor(async () => expect(await nameField(1)).toHaveFocus());
    await user.keyboard('Olives{Tab}1,50{Enter}');
    await waitFor(async () => expect(await nameField(2)).toHaveFocus());
    await user.keyboard('Ham{Enter}');
    await waitFor(async () => expect(await nameField(3)).toHaveFocus());
    // The blank row at the end waits for a modifier that never comes: it is not sent.
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received('add_modifier_group')).toHaveLength(1));
    const stock = { is_default: false, is_in_stock: true, in_stock_at: null };
    expect(server.received('add_modifier_group')[0]?.body).toMatchObject({
      name: ['Extras'],
      type: 'list',
      min: 0,
      max: 1,
      modifiers: [
        { name: ['Olives'], price: 150, ...stock },
        { name: ['Ham'], price: 0, ...stock },
      ],
    });
  });

  it('lines that are pasted become modifiers with their prices, and one can be had back', async () => {
    const { user } = await openForm('create');
    await user.click(screen.getByRole('button', { name: 'Add modifier' }));
    await user.click(await nameField(1));
    await user.paste('Olives 1.50\nCola 0.33 l\n\nHam\t2\n- Feta €1,20');
    const names = await screen.findAllByRole('textbox', { name: /^Name of modifier/ });
    expect(names.map((field) => (field as HTMLInputElement).value)).toEqual(['Olives', 'Cola 0.33 l', 'Ham', 'Feta']);
    expect(screen.getByRole('textbox', { name: 'Price of Olives' })).toHaveValue('1.50');
    expect(screen.getByRole('textbox', { name: 'Price of Ham' })).toHaveValue('2.00');
    expect(screen.getByRole('textbox', { name: 'Price of Feta' })).toHaveValue('1.20');
    await user.click(screen.getByRole('button', { name: 'Delete Ham' }));
    expect(screen.getByText('Ham deleted.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('textbox', { name: 'Price of Ham' })).toHaveValue('2.00');
  });

  it('says while one types why no one could answer, and what customers will read', async () => {
    const { user } = await openForm(size._id);
    expect(screen.getByText(/Customers see: “Choose 1”/)).toBeInTheDocument();
    const max = screen.getByRole('textbox', { name: /^Maximum/ });
    await user.clear(max);
    await user.type(max, '5');
    expect(await screen.findByText('Only 2 modifiers are in stock, so no one can choose 5.')).toBeInTheDocument();
    expect(screen.getByText(/Customers see: “Choose 1 to 5”/)).toBeInTheDocument();
    const min = screen.getByRole('textbox', { name: /^Minimum/ });
    await user.clear(min);
    await user.type(min, '0');
    expect(await screen.findByText('A required group needs a minimum of 1.')).toBeInTheDocument();
    await user.clear(min);
    await user.type(min, '9');
    expect(await screen.findByText(/^The minimum \(9\) is higher than the maximum \(5\)/)).toBeInTheDocument();
  });

  it('a new one is told what it lacks once it is saved, and not before', async () => {
    const { user, server } = await openForm('create', {
      add_modifier_group: () =>
        refuse(4022, { errors: [{ path: 'max', code: 'max_over_stock', params: { max: 1, in_stock: 0 } }] }),
    });
    const reason = 'No modifiers are in stock, so there’s nothing to choose.';
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Extras');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(reason)).toHaveLength(1);
    expect(server.received('add_modifier_group')).toHaveLength(1);
  });

  it('a refusal stands at its field; modifiers are put in order by keys and saved in it', async () => {
    const { user, server } = await openForm(size._id, {
      update_modifier_group: () => refuse(4022, { errors: [{ path: 'modifiers.1.name.0', code: 'name_used' }] }),
    });
    screen.getByRole('button', { name: 'Move Small' }).focus();
    await user.keyboard(' {ArrowDown} ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another modifier in this group has this name.')).toBeInTheDocument();
    const body = server.received('update_modifier_group')[0]?.body as { modifiers: { name: string[]; _id: string }[] };
    expect(body.modifiers.map(({ name }) => name[0])).toEqual(['Large', 'Small']);
    expect(body.modifiers[0]?._id).toBe(size.modifiers[1]?._id);
  });

  it('lists the items that ask it, as links only for those who may see items', async () => {
    const sub_store = aSubStore({ urls: [{ url: 'store/modifier_group', permission: 1 }] });
    await openForm(size._id, {}, aSession({ sub_store }));
    const used = within(await screen.findByRole('region', { name: 'Used by' }));
    expect(await used.findByText('Margherita')).toBeInTheDocument();
    expect(used.queryByRole('link', { name: 'Margherita' })).not.toBeInTheDocument();
  });

  it('a duplicate begins with the values of the other, under a name of its own', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'More actions for Size' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByDisplayValue('Size (copy)')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Large')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Price of Large' })).toHaveValue('3.00');
  });
});

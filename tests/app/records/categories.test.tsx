import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { idOf } from '../orders/create/createOrderFixtures';
import { aCategory, aSubCategory } from '../resources/items/menuFixtures';

readAhead(() => import('../../../src/resources/categories/tree/MenuTreePage'));

configure({ defaultHidden: true });
// What was fetched for the test before is forgotten with its account.
beforeEach(clearSession);

const food = aCategory(1, 'Food', { sub_category_count: 2 });
const drinks = aCategory(2, 'Drinks', { sub_category_count: 1 });
const pizza = aSubCategory(11, 'Pizza', food._id, { item_count: 3 });
const pasta = aSubCategory(12, 'Pasta', food._id);
const wine = aSubCategory(13, 'Wine', drinks._id);

const lists: Answers = {
  get_category_list: () => ({ data: [food, drinks], count: 2 }),
  get_sub_category_list: () => ({ data: [pizza, pasta, wine], count: 3 }),
};

async function openTree(answers: Answers = {}, session = aSession()) {
  const app = renderApp({
    path: '/app/menu/category',
    server: fakeServer({ ...lists, ...answers }),
    session,
  });
  await screen.findByRole('link', { name: 'Wine' });
  return app;
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { name: /^Move / })
    .map((button) => button.getAttribute('aria-label')?.slice(5));

describe('categories and sub-categories', () => {
  it('are put in order by keys alone, across categories too, and each place is told', async () => {
    const { user, server } = await openTree({
      set_sub_category_sequence: ({ ids }) => ({ ids }),
      set_category_sequence: ({ ids }) => ({ ids }),
      update_sub_category: () => ({ sub_category: { ...pasta, category_id: drinks._id, version: 2 } }),
    });
    handle('Pizza').focus();
    await user.keyboard(' ');
    expect(screen.getByText('Pizza lifted, position 1 of 2 in Food.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Pizza: position 2 of 2 in Food.')).toBeInTheDocument();
    expect(handle('Pizza')).toHaveFocus();
    await user.keyboard(' ');
    await waitFor(() => expect(server.received('set_sub_category_sequence')).toHaveLength(1));
    expect(server.received('set_sub_category_sequence')[0]?.body).toEqual({ ids: [pasta._id, pizza._id] });

    handle('Pasta').focus();
    await user.keyboard('{Enter}{End}{ArrowDown}{Enter}');
    await waitFor(() => expect(server.received('update_sub_category')).toHaveLength(1));
    expect(server.received('update_sub_category')[0]?.body).toEqual({
      _id: pasta._id,
      version: 1,
      category_id: drinks._id,
    });
    await waitFor(() => expect(server.received('set_sub_category_sequence')).toHaveLength(2));
    expect(server.received('set_sub_category_sequence')[1]?.body).toEqual({ ids: [pasta._id, wine._id] });

    handle('Food').focus();
    await user.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.received('set_category_sequence')).toHaveLength(1));
    expect(server.received('set_category_sequence')[0]?.body).toEqual({ ids: [drinks._id, food._id] });
  });

  it('Escape puts a row back, and nothing is sent', async () => {
    const { user, server } = await openTree();
    handle('Pizza').focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(namesIn('Sub-categories of Food')).toEqual(['Pizza', 'Pasta']);
    expect(server.received('set_sub_category_sequence')).toEqual([]);
  });

  it('an order that cannot be saved is taken back with its reason', async () => {
    const { user } = await openTree({ set_sub_category_sequence: () => refuse(872) });
    handle('Pizza').focus();
    await user.keyboard(' {ArrowDown} ');
    expect(await screen.findByText(/^Couldn’t save: Couldn’t find this sub-category/)).toBeInTheDocument();
    await waitFor(() => expect(namesIn('Sub-categories of Food')).toEqual(['Pizza', 'Pasta']));
  });

  it('a sub-category goes to another category by the menu', async () => {
    const { user, server } = await openTree({
      update_sub_category: () => ({ sub_category: { ...pizza, category_id: null, version: 2 } }),
    });
    await user.click(screen.getByRole('button', { name: 'More actions for Pizza' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Pizza to' }));
    await user.click(dialog.getByRole('button', { name: 'Uncategorised' }));
    await waitFor(() => expect(server.received('update_sub_category')).toHaveLength(1));
    expect(server.received('update_sub_category')[0]?.body).toEqual({ _id: pizza._id, version: 1, category_id: null });
  });

  it('one in use is not deleted: it says how many items stand under it and leads there', async () => {
    const { user } = await openTree({
      delete_sub_category: () => refuse(4113, { current: { ...pizza, item_count: 4 } }),
    });
    await user.click(screen.getByRole('button', { name: 'More actions for Pizza' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pizza can’t be deleted yet' }));
    expect(dialog.getByText(/^4 items are in it/)).toBeInTheDocument();
    const filter = encodeURIComponent(JSON.stringify({ sub_category_id: pizza._id }));
    expect(dialog.getByRole('link', { name: 'Show items' })).toHaveAttribute(
      'href',
      `/app/menu/item-list?filter=${filter}`,
    );
  });

  it('one in use says on its own form too how many items stand under it, and is not tried again', async () => {
    const server = fakeServer({
      ...lists,
      get_sub_category: () => ({ sub_category: pizza }),
      delete_sub_category: () => refuse(4113, { current: { ...pizza, item_count: 4 } }),
    });
    const { user } = renderApp({ path: `/app/menu/sub-category/${pizza._id}`, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Pizza?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/^4 items are in it/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('a deletion can be undone', async () => {
    let subs = [pizza, pasta, wine];
    const { user, server } = await openTree({
      get_sub_category_list: () => ({ data: subs, count: subs.length }),
      delete_sub_category: ({ _id }) => {
        subs = subs.filter((sub) => sub._id !== _id);
        return { results: [{ _id, success: true }], change_id: idOf(99) };
      },
      undo_change: () => {
        subs = [pizza, pasta, wine];
        return { results: [{ _id: wine._id, success: true }] };
      },
    });
    await user.click(screen.getByRole('button', { name: 'More actions for Wine' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Wine deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Wine' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Wine' })).toBeInTheDocument();
    expect(server.received('undo_change')[0]?.body).toEqual({ change_id: idOf(99) });
  });

  it('several are added in place, one after the other; a taken name is told at the field and kept', async () => {
    const subs = [pizza, pasta, wine];
    const { user, server } = await openTree({
      get_sub_category_list: () => ({ data: subs, count: subs.length }),
      add_sub_category: ({ name, category_id }) => {
        if (name[0] === 'Pizza') return refuse(875);
        const sub_category = aSubCategory(21, name[0] ?? '', category_id ?? null);
        subs.push(sub_category);
        return { sub_category };
      },
    });
    const [first] = screen.getAllByRole('button', { name: 'New sub-category' });
    if (first) await user.click(first);
    const field = screen.getByRole('textbox', { name: 'New sub-category' });
    await user.type(field, 'Salads{Enter}');
    expect(await screen.findByRole('link', { name: 'Salads' })).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
    await user.type(field, 'Pizza{Enter}');
    expect(await screen.findByText(/Another category has this name/)).toBeInTheDocument();
    expect(field).toHaveValue('Pizza');
    expect(server.received('add_sub_category')[0]?.body).toMatchObject({ name: ['Salads'], category_id: food._id });
  });

  it('a search looks on both levels, and nothing can be moved in the meantime', async () => {
    const { user } = await openTree();
    await user.type(screen.getByRole('searchbox'), 'piz');
    expect(screen.getByRole('link', { name: 'Food' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pizza' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Drinks' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Move Pizza' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'sushi');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
  });

  it('a heading is hidden at once; a refusal shows it again', async () => {
    const { user, server } = await openTree({ update_category: () => refuse(877) });
    const toggle = () => screen.getByRole('switch', { name: 'Food visible to customers' });
    await user.click(toggle());
    expect(await screen.findByText(/^Couldn’t save: Couldn’t change the category/)).toBeInTheDocument();
    expect(toggle()).toBeChecked();
    expect(server.received('update_category')[0]?.body).toEqual({ _id: food._id, version: 1, is_visible: false });
  });

  it('a list that cannot be loaded says so, and tries again', async () => {
    const server = fakeServer({ ...lists, get_category_list: () => refuse(4029) });
    const { user } = renderApp({ path: '/app/menu/category', server, session: aSession() });
    await screen.findByText('Couldn’t load the list');
    server.answer({
      get_category_list: () => ({ data: [], count: 0 }),
      get_sub_category_list: () => ({ data: [], count: 0 }),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No categories yet')).toBeInTheDocument();
  });

  it('a store without categories has its sub-categories alone, and asks for no categories', async () => {
    const server = fakeServer({ get_sub_category_list: () => ({ data: [pizza, wine], count: 2 }) });
    const store = aStore({ is_store_can_create_group: false });
    renderApp({ path: '/app/menu/sub-category', server, session: aSession({ store }) });
    expect(await screen.findByRole('link', { name: 'Wine' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New category' })).not.toBeInTheDocument();
    expect(server.received('get_category_list')).toEqual([]);
  });

  it('a sub-account without the permission is offered none of it', async () => {
    const sub_store = aSubStore({ urls: [{ url: 'store/product', permission: 1 }] });
    const server = fakeServer(lists);
    renderApp({ path: '/app/menu/category', server, session: aSession({ sub_store }) });
    expect(await screen.findByText(/^This page requires the permission/)).toBeInTheDocument();
    expect(server.received('get_category_list')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  });
});

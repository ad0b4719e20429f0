import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { resources } from '../../../../src/descriptors/resources/index';
import { differences, firstChoices, mergedValues } from '../../../../src/records/conflict/differences';
import { rangeText } from '../../../../src/resources/items/form/ModifierGroupsInput';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { renderApp } from '../../../support/renderApp';
import { idOf } from '../../orders/create/createOrderFixtures';
import {
  bilingual,
  dialog,
  field,
  heading,
  headings,
  itemServer,
  newForm,
  openForm,
  record,
  save,
} from './itemFormPage';

describe('the item form', () => {
  it('attaches, detaches and puts modifier groups in order by key', async () => {
    const { user, server } = await openForm();
    const list = () => within(screen.getByRole('list', { name: 'Modifier groups' }));
    expect(await list().findByText('Optional, up to 2')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Add a modifier group' }));
    await user.click(await screen.findByRole('option', { name: /^Size/ }));
    expect(list().getByText('Small, Large +€3.00')).toBeInTheDocument();
    const handles = list().getAllByRole('button', { name: /Move|Size/ });
    const handle = handles.find(
      (button) => /Size/.test(button.getAttribute('aria-label') ?? '') && button.id,
    ) as HTMLElement;
    handle.focus();
    await user.keyboard(' {ArrowUp} ');
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(1));
    expect(server.received('update_item')[0]?.body).toMatchObject({ modifier_groups: [idOf(501), idOf(503)] });
    await user.click(screen.getByRole('button', { name: 'Remove Size' }));
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(2));
    expect(server.received('update_item')[1]?.body).toMatchObject({ modifier_groups: [idOf(503)] });
  });

  it('makes a sub-category without leaving the item', async () => {
    const made = heading(903, 'Stews');
    const known = [...headings];
    const { user, server } = await newForm({
      add_sub_category: () => {
        known.push(made);
        return { sub_category: made };
      },
      get_sub_category_list: () => ({ data: known, count: known.length }),
    });
    await user.type(screen.getByRole('combobox', { name: /^Sub-category/ }), 'Stews');
    await user.click(await screen.findByRole('option', { name: 'New sub-category “Stews”…' }));
    await user.click((await dialog('New sub-category…')).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Sub-category/ })).toHaveValue('Stews'));
    expect(server.received('add_sub_category')[0]?.body).toMatchObject({ name: ['Stews', '', ''] });
    expect(server.received('add_item')).toEqual([]);
  });

  it('shows at its field why a new sub-category was refused, and asks before its name is lost', async () => {
    const { user } = await newForm({ add_sub_category: () => refuse(errorCodes.CATEGORY_NAME_EXISTS) });
    await user.type(screen.getByRole('combobox', { name: /^Sub-category/ }), 'Stews');
    await user.click(await screen.findByRole('option', { name: 'New sub-category “Stews”…' }));
    const asked = await dialog('New sub-category…');
    const [name] = asked.getAllByRole('textbox');
    if (!name) throw new Error('No name');
    await user.type(name, '!');
    await user.click(asked.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(name).toBeInvalid());
    expect(asked.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(name).toHaveValue('Stews!');
  });

  it('offers no new sub-category to who may make none', async () => {
    const server = itemServer();
    const sub_store = aSubStore({ urls: [{ url: 'store/product', permission: 1 }] });
    const session = aSession({ store: bilingual, sub_store });
    const { user } = renderApp({ path: '/app/menu/item-list/create', server, session });
    await user.type(await screen.findByRole('combobox', { name: /^Sub-category/ }), 'Stews');
    expect(await screen.findByText('No matching sub-category.')).toBeInTheDocument();
  });

  it('states allergens: not at first, some, none of the 14, and not stated again', async () => {
    const { user, server } = await openForm();
    const group = within(screen.getByRole('group', { name: 'Allergens' }));
    const chip = (name: string) => group.getByRole('button', { name });
    const preview = within(screen.getByRole('complementary', { name: 'As customers see it' }));
    expect(screen.getByText(/^Nothing is stated yet/)).toBeInTheDocument();
    expect(preview.getByText('Allergens not stated')).toBeInTheDocument();
    await user.click(chip('Milk'));
    await user.click(chip('Cereals containing gluten'));
    expect(chip('Milk')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText(/^Nothing is stated yet/)).not.toBeInTheDocument();
    expect(preview.getByText(/^Contains: Cereals containing gluten, Milk/)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(1));
    expect(server.received('update_item')[0]?.body).toMatchObject({ allergens: ['gluten', 'milk'] });
    await user.click(chip('None of the 14'));
    expect(chip('Milk')).toHaveAttribute('aria-pressed', 'false');
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(2));
    expect(server.received('update_item')[1]?.body).toMatchObject({ allergens: [] });
    // Removing the last allergen doesn't state that there are none.
    await user.click(chip('Nuts'));
    await user.click(chip('Nuts'));
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(3));
    expect(server.received('update_item')[2]?.body).toMatchObject({ allergens: null });
  });

  it('warns about a mark that the allergens contradict, but saves it', async () => {
    const { user, server } = await openForm({ get_item: () => ({ item: record({ allergens: ['eggs', 'milk'] }) }) });
    await user.click(within(screen.getByRole('group', { name: 'Diet marks' })).getByRole('button', { name: 'Vegan' }));
    expect(screen.getByText(/^“Vegan” contradicts these allergens: Eggs, Milk/)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(1));
    expect(server.received('update_item')[0]?.body).toMatchObject({ diet_marks: ['vegan'] });
  });

  it('says that the store’s own tax applies where it does', async () => {
    await openForm({}, { store: aStore({ is_use_item_tax: false, store_tax: 7.5 }) });
    expect(screen.getByText(/The store-wide tax of 7.5% applies/)).toBeInTheDocument();
    expect(field(/^Tax/)).toHaveValue('10');
  });

  it('says how many answers a group takes', () => {
    const t = (key: string, { min, max, count }: Record<string, unknown> = {}) =>
      count ? `${key.split('.').at(-1)}: ${count}` : `${key.split('.').at(-1)} ${min}-${max}`;
    expect(rangeText({ min: 0, max: 1, is_required: true }, t)).toBe('required: exactly 1-1');
    expect(rangeText({ min: 0, max: 5, is_required: false }, t)).toBe('optional: up_to 0-5');
    expect(rangeText({ min: 2, max: 5, is_required: false }, t)).toBe('required: between 2-5');
  });
});

describe('two versions of an item', () => {
  const opened = record();
  const find = (current: object, mine: object) => {
    const versions = { opened, current: { ...opened, ...current }, mine: { ...opened, ...mine } };
    return { versions, found: differences(resources.items.fields, versions) };
  };

  it('differ in what the other side changed, texts language by language', () => {
    const { found } = find({ name: ['Soup', 'Potage'], price: 5 }, { name: ['Stew', 'Soupe'], price: 7, tax: 1 });
    expect(found.map(({ key, isBoth }) => [key, isBoth])).toEqual([
      ['name.1', false],
      ['price', true],
    ]);
    expect(firstChoices(found)).toEqual({ 'name.1': 'theirs' });
  });

  it('agree where both made the same change', () => {
    expect(find({ price: 5 }, { price: 5 }).found).toEqual([]);
  });

  it('are merged as chosen, stock with its end', () => {
    const end = '2026-03-07T09:00:00.000Z';
    const { versions } = find({ is_in_stock: false, in_stock_at: end, price: 5 }, { price: 7, tax: 1 });
    const mine = mergedValues(resources.items.fields, versions, { is_in_stock: 'theirs', price: 'mine' });
    expect(mine).toEqual({ price: 7, tax: 1 });
    const back = mergedValues(resources.items.fields, versions, { is_in_stock: 'mine', price: 'theirs' });
    expect(back).toEqual({ is_in_stock: true, in_stock_at: null, tax: 1 });
  });
});

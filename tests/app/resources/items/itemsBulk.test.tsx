import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changedPrice } from '#contract/menu/changedPrice';
import {
  bulkChanges,
  emptyDraft,
  firstPrice,
  priceOf,
  usualStep,
} from '../../../../src/resources/items/list/bulk/bulkDraft';
import { missingLanguages } from '../../../../src/resources/items/list/ItemName';
import { customerMenu } from '../../../../src/resources/items/preview/PreviewMenu';
import { clearSession } from '../../../../src/session/session';
import { networkDown } from '../../../support/fakeServer';
import { anItem, antipasti, idOf, manyItems, openItems, twoLanguages } from './itemsFixtures';

afterEach(clearSession);

async function selectPage(...args: Parameters<typeof openItems>) {
  const app = openItems(...args);
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
  return { ...app, bar };
}

describe('Changing many items', () => {
  it('previews prices, changes them, and takes the change back', async () => {
    const { user, server, bar } = await selectPage([anItem(10), anItem(20)]);
    await user.click(bar.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Percent' }), '10');
    const preview = within(await screen.findByRole('group', { name: 'Current and new prices' }));
    expect(await preview.findByText('€11.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change 2 items' }));
    expect(await screen.findByText('2 items changed.')).toBeVisible();
    expect(server.received('update_item')[0]?.body).toEqual({
      ids: [idOf(10), idOf(20)],
      price_change: { kind: 'percent', value: 10, round_to: 100 },
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.received('undo_change')).toHaveLength(1));
  });

  it('asks for a field where none is ticked', async () => {
    const { user, server, bar } = await selectPage([anItem(1)]);
    await user.click(bar.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Change 1 item' }));
    expect(await screen.findByText('Select at least one field to change.')).toBeVisible();
    expect(server.received('update_item')).toEqual([]);
  });

  it('adds allergens and diet marks to those of each item', async () => {
    const { user, server, bar } = await selectPage([anItem(1), anItem(2)]);
    await user.click(bar.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Allergens' }));
    await user.click(screen.getByRole('button', { name: 'Change 2 items' }));
    expect(await screen.findByText('Choose at least one.')).toBeVisible();
    const allergens = within(screen.getByRole('group', { name: 'Allergens' }));
    // Adding "none" would have no effect.
    expect(allergens.queryByRole('button', { name: 'None of the 14' })).toBeNull();
    await user.click(allergens.getByRole('button', { name: 'Milk' }));
    await user.click(screen.getByRole('checkbox', { name: 'Diet marks' }));
    await user.click(within(screen.getByRole('group', { name: 'Diet marks' })).getByRole('button', { name: 'Spicy' }));
    await user.click(screen.getByRole('button', { name: 'Change 2 items' }));
    expect(await screen.findByText('2 items changed.')).toBeVisible();
    expect(server.received('update_item')[0]?.body).toEqual({
      ids: [idOf(1), idOf(2)],
      diet_change: { allergens: { add: ['milk'] }, diet_marks: { add: ['spicy'] } },
    });
  });

  it('deletes after a question that names the number, five hundred at a time', async () => {
    const { user, server, bar } = await selectPage(manyItems(620));
    await user.click(bar.getByRole('button', { name: 'Select all 620' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('620 selected'));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 620 items' }));
    expect(await screen.findByText('620 items deleted.')).toBeVisible();
    expect(server.received('delete_item').map(({ body }) => (body.ids as string[]).length)).toEqual([500, 120]);
  });

  it('deletes nothing that a search hides without naming it', async () => {
    const { user, server, bar } = await selectPage([anItem(1), anItem(2)]);
    await user.type(screen.getByRole('searchbox', { name: 'Name or SKU' }), 'item 1');
    await waitFor(() => expect(screen.queryByText('Item 2')).not.toBeInTheDocument());
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent('1 of them isn’t in view right now:');
    expect(await dialog.findByText('Item 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete 2 items' }));
    expect(await screen.findByText('2 items deleted.')).toBeVisible();
    expect(server.received('delete_item')[0]?.body).toEqual({ ids: [idOf(1), idOf(2)] });
  });

  it('lists what was refused, with its reason and the way to it', async () => {
    const results = [
      { _id: idOf(1), success: true },
      { _id: idOf(2), success: false, error_code: 892 },
    ];
    const { user, bar } = await selectPage([anItem(1), anItem(2)], {
      delete_item: () => ({ results, change_id: idOf(778) }),
    });
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2 items' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 couldn’t be deleted:')).toBeVisible();
    expect(dialog.getByText('1 item deleted.')).toBeVisible();
    expect(await dialog.findByRole('link', { name: 'Item 2' })).toHaveAttribute(
      'href',
      `/app/menu/item-list/${idOf(2)}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 selected'));
  });

  it('does not claim to know what became of records whose answer was lost', async () => {
    const { user, bar } = await selectPage([anItem(1)], { delete_item: networkDown });
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 1 item' }));
    expect(await screen.findByText(/1 record may have changed; check before retrying/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('What a bulk draft means', () => {
  const raise = (typed: string) => ({ ...emptyDraft, price: { ...firstPrice([], 'EUR'), typed } });
  it('sends only what was ticked', () => {
    expect(bulkChanges({ ...emptyDraft, is_visible: false, tax: '7,5' }, 'EUR')).toEqual({
      changes: { is_visible: false, tax: 7.5 },
    });
    expect(bulkChanges(emptyDraft, 'EUR')).toEqual({ error: 'nothing' });
    expect(bulkChanges({ ...emptyDraft, tax: '101' }, 'EUR')).toEqual({ error: 'tax' });
    expect(bulkChanges(raise('x'), 'EUR')).toEqual({ error: 'price' });
    expect(
      bulkChanges(
        { ...emptyDraft, allergens: { mode: 'set', marks: [] }, diet_marks: { mode: 'remove', marks: ['vegan'] } },
        'EUR',
      ),
    ).toEqual({ changes: { allergens: [], diet_change: { diet_marks: { remove: ['vegan'] } } } });
    expect(bulkChanges({ ...emptyDraft, allergens: { mode: 'set', marks: null } }, 'EUR')).toEqual({
      error: 'allergens',
    });
    expect(bulkChanges({ ...emptyDraft, price: { type: 'set', typed: '0', round_to: 1 } }, 'EUR')).toEqual({
      changes: { price: 0 },
    });
  });
  it.each([
    ['EUR', [1290, 950, 1300], 10],
    ['EUR', [1250, 900, 400], 50],
    ['EUR', [1200, 900], 100],
    // One that was typed otherwise among many.
    ['EUR', [...Array(19).fill(1250), 1249], 50],
    // No step at all: what comes of 10 percent still gets a usual ending.
    ['EUR', [1299, 899], 5],
    ['EUR', [], 5],
    ['JPY', [980, 1200], 10],
    ['KWD', [1500, 2250], 50],
  ])('rounds as the menu does: %s %j to %i', (currency, prices, step) => {
    expect(usualStep(prices, currency)).toBe(step);
  });

  it('lowers by percent and by amount, and rounds', () => {
    const lower = priceOf({ type: 'lower_percent', typed: '10', round_to: 50 }, 'EUR');
    expect(lower).toEqual({ kind: 'percent', value: -10, round_to: 50 });
    if (lower && 'kind' in lower) expect(changedPrice(1250, lower)).toBe(1150);
    expect(priceOf({ type: 'lower_amount', typed: '1', round_to: 1 }, 'JPY')).toEqual({
      kind: 'amount',
      value: -1,
      round_to: 1,
    });
    expect(priceOf({ type: 'lower_percent', typed: '101', round_to: 1 }, 'EUR')).toBeNull();
  });
});

describe('The menu as a customer sees it', () => {
  it('reads every text in the language that is chosen, and opens an item with what it asks', async () => {
    const menu = { categories: [], sub_categories: [antipasti], items: [anItem(1)], modifier_groups: [] };
    const { user } = openItems([anItem(1)], { get_menu_preview: () => menu });
    await user.click(await screen.findByRole('button', { name: 'See the menu as a customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu preview' }));
    expect(await dialog.findByRole('heading', { name: 'Antipasti' })).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'French' }));
    expect(await dialog.findByRole('heading', { name: 'Entrées' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /Plat 1/ }));
    expect(await dialog.findByRole('button', { name: 'Back to the menu' })).toHaveFocus();
  });
  it('leaves out what is hidden, and headings with nothing under them', () => {
    const hidden = { ...antipasti, _id: idOf(901), is_visible: false };
    const items = [anItem(2), anItem(1), anItem(3, { is_visible: false }), anItem(4, { sub_category_id: hidden._id })];
    const sections = customerMenu({ categories: [], sub_categories: [antipasti, hidden], items, modifier_groups: [] });
    expect(sections.flatMap(({ headings }) => headings.flatMap((entry) => entry.items.map(({ _id }) => _id)))).toEqual([
      idOf(1),
      idOf(2),
    ]);
  });
  it('knows which languages an item lacks', () => {
    const languages = twoLanguages.store.languages_supported;
    const codes = (name: string[], description: string[]) =>
      missingLanguages({ name, description }, languages).map(({ code }) => code);
    expect(codes(['A', 'B'], ['', ''])).toEqual([]);
    expect(codes(['A', ''], ['', ''])).toEqual(['fr']);
    expect(codes(['A', 'B'], ['Long', ''])).toEqual(['fr']);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../../src/session/session';
import { networkDown, refuse } from '../../../support/fakeServer';
import { currentPath } from '../../../support/renderApp';
import { anItem, idOf, manyItems, openItems } from './itemsFixtures';

afterEach(clearSession);

const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const priceOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^Price of ${name}:`) });

describe('The items list', () => {
  it('shows what it holds, and marks the languages that are missing', async () => {
    openItems([anItem(1), anItem(2, { name: ['Soup', ''] })]);
    expect(await screen.findByRole('heading', { name: 'Items' })).toBeVisible();
    expect(await screen.findByRole('status', { name: '2 records' })).toHaveTextContent('2');
    const soup = await row('Soup');
    expect(soup.getByRole('img', { name: 'Not translated: French' })).toBeVisible();
    expect(soup.getByText('Antipasti')).toBeVisible();
    expect((await row('Item 1')).queryByRole('img', { name: /Not translated/ })).toBeNull();
  });

  it('says what to do where there is nothing at all', async () => {
    openItems([]);
    expect(await screen.findByText('No items yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import a menu' })).toHaveAttribute('href', '/app/menu/import-data');
  });

  it('changes a price in place: Enter saves in the version that was seen', async () => {
    const { user, server } = openItems([anItem(1)]);
    await user.click(await priceOf('Item 1'));
    const field = screen.getByRole('textbox', { name: 'Price of Item 1' });
    expect(field).toHaveValue('1.00');
    await user.clear(field);
    await user.type(field, '2,5{Enter}');
    expect(await priceOf('Item 1')).toHaveTextContent('€2.50');
    expect(server.received('update_item')[0]?.body).toMatchObject({ _id: idOf(1), version: 1, price: 250 });
  });

  it('keeps an invalid price in its field and says so; Esc takes it back', async () => {
    const { user, server } = openItems([anItem(1)]);
    await user.click(await priceOf('Item 1'));
    const field = screen.getByRole('textbox', { name: 'Price of Item 1' });
    await user.clear(field);
    await user.type(field, 'much{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a price');
    expect(field).toHaveValue('much');
    await user.keyboard('{Escape}');
    expect(await priceOf('Item 1')).toHaveTextContent('€1.00');
    expect(server.received('update_item')).toEqual([]);
  });

  it('goes to the next price with Tab', async () => {
    const { user, server } = openItems([anItem(1), anItem(2)]);
    await user.click(await priceOf('Item 1'));
    await user.keyboard('3{Tab}');
    expect(await screen.findByRole('textbox', { name: 'Price of Item 2' })).toHaveFocus();
    expect(server.received('update_item')[0]?.body).toMatchObject({ price: 300 });
  });

  it('puts a refused price back, with what was typed and the reason at the field', async () => {
    const { user } = openItems([anItem(1)], { update_item: () => refuse(895) });
    await user.click(await priceOf('Item 1'));
    await user.keyboard('7{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Price of Item 1' })).toHaveValue('7');
  });

  it('shows what someone else made of an item, and says who', async () => {
    const { user, kept } = openItems([anItem(1)]);
    const shown = (await row('Item 1')).getByRole('switch', { name: 'Item 1 is visible' });
    kept.set(idOf(1), anItem(1, { version: 4, price: 900, updated_by: 'Maria' }));
    await user.click(shown);
    expect(await screen.findByText(/Maria just changed this/)).toBeVisible();
    expect(await priceOf('Item 1')).toHaveTextContent('€9.00');
    expect(shown).toBeChecked();
  });

  it('hides an item at once, and takes it back where the server is not reached', async () => {
    const { user, server } = openItems([anItem(1)]);
    const shown = (await row('Item 1')).getByRole('switch', { name: 'Item 1 is visible' });
    await user.click(shown);
    expect(shown).not.toBeChecked();
    await waitFor(() => expect(server.received('update_item')).toHaveLength(1));
    server.answer({ update_item: networkDown });
    await user.click(shown);
    expect(await screen.findByText(/^Couldn’t save:/)).toBeVisible();
    expect(shown).not.toBeChecked();
  });

  it('takes two quick taps for one person: the second goes out in the version of the first', async () => {
    const { user, server } = openItems([anItem(1)]);
    const shown = (await row('Item 1')).getByRole('switch', { name: 'Item 1 is visible' });
    await user.click(shown);
    await waitFor(() => expect(shown).not.toBeChecked());
    await user.click(shown);
    await waitFor(() => expect(server.received('update_item')).toHaveLength(2));
    expect(server.received('update_item').map(({ body }) => body.version)).toEqual([1, 2]);
    expect(shown).toBeChecked();
  });

  it('opens the form with a copy', async () => {
    const { user } = openItems([anItem(1)]);
    await user.click((await row('Item 1')).getByRole('button', { name: 'More actions for Item 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list/create'));
    const { record } = (window.history.state as { usr: { record: Record<string, unknown> } }).usr;
    expect(record).toMatchObject({ name: ['Item 1 (copy)', 'Plat 1 (copy)'], price: 100 });
    for (const own of ['_id', 'id', 'version', 'updated_at', 'sequence_number']) expect(record).not.toHaveProperty(own);
  });

  it('deletes after a question, and has the item back with Undo', async () => {
    const { user, server, kept } = openItems([anItem(1), anItem(2)]);
    await user.click((await row('Item 1')).getByRole('button', { name: 'More actions for Item 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete item' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Item 1' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Item 1' })).toBeInTheDocument();
    expect(server.received('undo_change')[0]?.body).toEqual({ change_id: idOf(778) });
    expect(kept.size).toBe(2);
  });

  it('draws the rows near the window alone', async () => {
    openItems(
      manyItems(150),
      {},
      '/app/menu/item-list?page=1&perPage=150&sort=sequence_number&order=ASC&filter=%7B%7D',
    );
    const table = await screen.findByRole('table', { name: 'Items' });
    expect(table).toHaveAttribute('aria-rowcount', '151');
    expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  });
});

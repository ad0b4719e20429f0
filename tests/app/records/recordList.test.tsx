import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, UnreachableError } from '../../../src/dataProvider/apiError';
import { runBulk } from '../../../src/records/bulk/runBulk';
import { createSelection } from '../../../src/records/list/selection';
import type { Column } from '../../../src/records/list/table/columns';
import { shownColumns } from '../../../src/records/list/table/columns';
import { createRecordQueue } from '../../../src/records/list/useRecordChange';
import { takeBack } from '../../../src/records/undo/useTakeBack';
import { clearSession } from '../../../src/session/session';
import { networkDown } from '../../support/fakeServer';
import { currentPath } from '../../support/renderApp';
import { typeAtOnce } from '../../support/typeAtOnce';
import { anItem, manyItems, openItems } from '../resources/items/itemsFixtures';

afterEach(clearSession);

const search = () => screen.findByRole('searchbox', { name: 'Name or SKU' });

describe('The frame of a list', () => {
  it('searches while one types, from two characters on; "/" goes there and Esc empties it', async () => {
    const { user, server } = openItems([anItem(1), anItem(2, { name: ['Soup', ''] })]);
    await screen.findByRole('link', { name: 'Item 1' });
    await user.keyboard('/s');
    expect(await search()).toHaveFocus();
    expect(screen.getByText('Type at least 2 characters.')).toBeVisible();
    typeAtOnce(await search(), 'soup');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Item 1' })).toBeNull());
    expect(currentPath()).toContain('soup');
    expect(
      server.received('get_item_list').every(({ body }) => body.query === undefined || body.query === 'soup'),
    ).toBe(true);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Item 1' })).toBeVisible();
    expect(await search()).toHaveValue('');
  });

  it('leads back from a search that finds nothing', async () => {
    const { user } = openItems([anItem(1)]);
    await user.type(await search(), 'nowhere');
    expect(await screen.findByText('No records match “nowhere”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('link', { name: 'Item 1' })).toBeVisible();
  });

  it('keeps the rows that were there where a search fails, and tries again', async () => {
    const { user, server } = openItems([anItem(1), anItem(2, { name: ['Soup', ''] })]);
    await screen.findByRole('link', { name: 'Item 1' });
    server.answer({ get_item_list: networkDown });
    await user.type(await search(), 'soup');
    expect(await screen.findByText('Couldn’t refresh this list.', {}, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Item 1' })).toBeVisible();
    expect(await search()).toHaveValue('soup');
    server.answer({ get_item_list: () => ({ data: [anItem(2, { name: ['Soup', ''] })], count: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Item 1' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Soup' })).toBeVisible();
  });

  it('filters by a choice, says so, and clears', async () => {
    const { user } = openItems([anItem(1), anItem(2, { is_in_stock: false })]);
    await screen.findByRole('link', { name: 'Item 1' });
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Out of stock' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Item 1' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Stock: Out of stock' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await screen.findByRole('link', { name: 'Item 1' })).toBeVisible();
  });

  it('keeps how a list is looked at under a name', async () => {
    const { user } = openItems([anItem(1), anItem(2, { is_in_stock: false })]);
    await screen.findByRole('link', { name: 'Item 1' });
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Out of stock' }));
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.type(await screen.findByRole('textbox', { name: 'View name' }), 'Sold out');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
    await screen.findByRole('link', { name: 'Item 1' });
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('button', { name: 'Sold out' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Item 1' })).toBeNull());
  });

  it('leaves a column out where that is asked, and keeps it so', async () => {
    const { user, unmount } = openItems([anItem(1)]);
    expect(await screen.findByRole('columnheader', { name: 'Visible' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Visible' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Visible', hidden: true })).toBeNull());
    unmount();
    openItems([anItem(1)]);
    await screen.findByRole('link', { name: 'Item 1' });
    expect(screen.queryByRole('columnheader', { name: 'Visible' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { user, server } = openItems([anItem(1)], { get_item_list: networkDown });
    expect(await screen.findByText('Couldn’t load the list')).toBeVisible();
    server.answer({ get_item_list: () => ({ data: [anItem(1)], count: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Item 1' })).toBeVisible();
  });

  it('selects all records on all pages', async () => {
    const { user, server } = openItems(manyItems(310));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
    expect(bar.getByRole('status')).toHaveTextContent('50 selected');
    await user.click(bar.getByRole('button', { name: 'Select all 310' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('310 selected260 not on this page'));
    expect(server.received('get_item_list').filter(({ body }) => body.perPage === 150)).toHaveLength(3);
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
  });
});

describe('The columns that are shown', () => {
  const column = (key: string, rank: number): Column => ({
    key,
    label: key,
    width: 100,
    rank,
    render: () => key,
  });
  const columns = [column('a', 0), column('b', 2), column('c', 1), column('d', 3)];
  const keys = (choice: Record<string, boolean>, room: number) =>
    shownColumns(columns, choice, room).map(({ key }) => key);

  it('are as many as fit, the most needed first, in their own order', () => {
    expect(keys({}, 1000)).toEqual(['a', 'b', 'c', 'd']);
    expect(keys({}, 250)).toEqual(['a', 'c']);
    expect(keys({}, 0)).toEqual(['a']);
  });
  it('are those chosen, whatever the room', () => {
    expect(keys({ d: true, c: false }, 200)).toEqual(['a', 'd']);
  });
});

describe('A selection', () => {
  it('tells its listeners, and forgets what is gone', () => {
    const selection = createSelection();
    const heard = vi.fn();
    selection.subscribe(heard);
    selection.add(['1', '2']);
    selection.toggle('3', true);
    selection.remove(['2']);
    expect([...selection.ids()]).toEqual(['1', '3']);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('A change of many records', () => {
  const signal = new AbortController().signal;
  const run = (ids: string[], send: (ids: string[]) => Promise<{ results: never[]; change_id: string }>) =>
    runBulk({ ids, batchSize: 2, send: send as never, signal, onProgress: () => undefined });

  it('accounts for every record once, whatever becomes of the batches', async () => {
    const outcome = fc.constantFrom('done', 'refused', 'lost');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(outcome, { maxLength: 6 }),
        async (count, outcomes) => {
          const ids = Array.from({ length: count }, (_, index) => String(index));
          let batch = 0;
          const report = await run(ids, async (sent) => {
            const became = outcomes[batch++] ?? 'done';
            if (became === 'refused') throw new ApiError(4022);
            if (became === 'lost') throw new UnreachableError();
            return { results: sent.map((_id) => ({ _id, success: true })) as never, change_id: `change-${batch}` };
          });
          const told = [...report.results.map(({ _id }) => _id), ...report.unsure, ...report.untried];
          expect(told.toSorted()).toEqual(ids.toSorted());
        },
      ),
    );
  });

  it('sends nothing again whose answer was lost, and nothing after it', async () => {
    const sent: string[][] = [];
    const report = await run(['1', '2', '3', '4', '5'], async (ids) => {
      sent.push(ids);
      if (sent.length === 2) throw new UnreachableError();
      return { results: [], change_id: 'c' };
    });
    expect(sent).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(report).toMatchObject({ unsure: ['3', '4'], untried: ['5'], changeIds: ['c'] });
  });
});

describe('Taking back', () => {
  it('begins with the last change, and says what was refused', async () => {
    const asked: string[] = [];
    const { done, refused, failure } = await takeBack(['a', 'b'], async (id) => {
      asked.push(id);
      return { results: [{ _id: id, success: id === 'b' }] };
    });
    expect(asked).toEqual(['b', 'a']);
    expect([done.length, refused.length, failure]).toEqual([1, 1, null]);
  });
});

describe('Changes of one record', () => {
  it('wait for each other, and go on after one that failed', async () => {
    const sent: number[] = [];
    const queue = createRecordQueue(async (_id, version) => {
      sent.push(version);
      if (sent.length === 2) throw new ApiError(895);
      return { _id: 'x', version: version + 1 };
    });
    const [first, second, third] = await Promise.allSettled([
      queue.change('x', 1, {}),
      queue.change('x', 1, {}),
      queue.change('x', 1, {}),
    ]);
    expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(sent).toEqual([1, 2, 2]);
  });
});

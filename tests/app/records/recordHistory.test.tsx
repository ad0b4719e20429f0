import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { refuse } from '../../support/fakeServer';
import { anEntry } from '../custom-pages/activityFixtures';
import { openForm } from '../resources/items/itemFormPage';

const nowhere = { address: '', device: { browser: '', system: '' } };
const history = async () => within(await screen.findByRole('list', { name: 'History' }));

describe('A record’s history below its form', () => {
  it('is fetched when someone asks, and says who changed the price from what to what', async () => {
    const { user, server } = await openForm({ get_record_history: () => ({ data: [anEntry(1, nowhere)], count: 1 }) });
    expect(server.received('get_record_history')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    const row = within((await (await history()).findAllByRole('listitem'))[0] as HTMLElement);
    expect(row.getByText('Kitchen hand')).toBeVisible();
    expect(row.getByText('€9.00')).toBeVisible();
    expect(row.getByText('€11.00')).toBeVisible();
    // The device and address are only for people who manage accounts.
    expect(row.queryByText(/Firefox|198\.51/)).toBeNull();
  });

  it('tells of a deletion and of its return, and of a name that is gone by what it was', async () => {
    const gone = anEntry(3, {
      ...nowhere,
      action: 'delete',
      old_values: { name: ['Soup', 'Soupe'], price: 900 },
      new_values: null,
    });
    const back = anEntry(2, {
      ...nowhere,
      action: 'undo',
      old_values: null,
      new_values: { name: ['Soup', 'Soupe'], price: 900 },
    });
    const named = { _id: anEntry(700)._id, name: ['Starters', ''] };
    const moved = anEntry(1, {
      ...nowhere,
      old_values: { sub_category_id: named },
      new_values: { sub_category_id: { ...named, name: ['Mains', ''] } },
    });
    const { user } = await openForm({ get_record_history: () => ({ data: [moved, back, gone], count: 3 }) });
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    const rows = await (await history()).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/changed.*Starters.*Mains/),
      expect.stringContaining('undid a change to the item Soup'),
      expect.stringContaining('deleted the item Soup'),
    ]);
  });

  it('names days as the language does, the first of a span first', async () => {
    const span = { end_date: '2026-11-21', start_date: '2026-11-15' };
    const taken = anEntry(1, { ...nowhere, action: 'export', old_values: null, new_values: span });
    const { user } = await openForm({ get_record_history: () => ({ data: [taken], count: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    const [row] = await (await history()).findAllByRole('listitem');
    expect(row).toHaveTextContent(/15 Nov 2026.*21 Nov 2026/);
  });

  it('masks what no one may see', async () => {
    const hidden = { password: { hidden: true } };
    const secret = anEntry(1, { ...nowhere, old_values: hidden, new_values: hidden });
    const { user } = await openForm({ get_record_history: () => ({ data: [secret], count: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    expect(await (await history()).findByText('Changed (value not recorded)')).toBeVisible();
  });

  it('says that nothing changed yet, and tries again where it could not be read', async () => {
    const { user, server } = await openForm({ get_record_history: () => refuse(errorCodes.INTERNAL_SERVER_ERROR) });
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer({ get_record_history: () => ({ data: [], count: 0 }) });
    await user.click(retry);
    expect(await screen.findByText('No changes recorded yet.')).toBeVisible();
  });

  it('goes on to what is older', async () => {
    const page = Array.from({ length: 20 }, (_, index) => anEntry(index + 1, nowhere));
    const oldest = anEntry(50, { ...nowhere, action: 'add', old_values: null, new_values: { price: 700 } });
    const { user, server } = await openForm({
      get_record_history: ({ before }) => ({ data: before ? [oldest] : page, count: 21 }),
    });
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    expect(await (await history()).findByText('€7.00')).toBeVisible();
    expect(server.received('get_record_history').at(-1)?.body).toMatchObject({ before: page[19]?._id });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TableRecord } from '#contract/resources/tables';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { fakeServer } from '../../../support/fakeServer';
import { renderApp } from '../../../support/renderApp';

const aTable = (number: number, change: Partial<TableRecord> = {}): TableRecord => ({
  ...{ _id: `00000000-0000-4000-8000-00000000000${number}`, version: 1, number, code: `T0${number}` },
  ...{ min_persons: 2, max_persons: 4, is_bookable: true, room: 'Terrace', section: '', note: '', place: null },
  ...{ updated_at: '2026-01-01T10:00:00.000Z', updated_by: 'Owner' },
  ...change,
});
const placed = aTable(1, { place: { x: 10, y: 10, shape: 'square', width: 4, height: 4, rotation: 0 } });

function open(path: string) {
  const tables = new Map([placed, aTable(2)].map((each) => [each._id, each]));
  const change = (_id: string, fields: object) => {
    const before = tables.get(_id) ?? aTable(9);
    const table = { ...before, ...fields, _id, version: before.version + 1 };
    tables.set(_id, table);
    return { table };
  };
  const server = fakeServer({
    get_table_list: () => ({ data: [...tables.values()], count: tables.size }),
    get_table: ({ _id }) => ({ table: tables.get(_id) ?? aTable(9) }),
    add_table: ({ idempotency_key: _, ...fields }) => change(aTable(3)._id, fields),
    update_table: ({ _id, version: _, ...fields }) => change(_id, fields),
    get_table_codes: ({ ids }) => ({
      codes: ids.map((_id) => {
        const { number = 0, room = '' } = tables.get(_id) ?? {};
        return { _id, number, room, address: `https://eat.example/table/${number}`, svg: '<svg/>' };
      }),
    }),
    renew_table_code: ({ _id }) => ({
      code: { _id, number: 1, room: 'Terrace', address: 'https://eat.example/table/new', svg: '<svg/>' },
    }),
  });
  const languages_supported = [
    { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false },
    { code: 'fr', name: 'Français', is_visible: true, is_lang_rtl: false },
  ];
  const session = aSession({ store: aStore({ is_provide_table_booking: true, languages_supported }) });
  return renderApp({ path, session, server });
}

const places = (server: ReturnType<typeof fakeServer>) => server.received('update_table').map(({ body }) => body.place);

it('is added with its room and guests', async () => {
  const { user, server } = open('/app/settings/tables/create');
  await user.type(await screen.findByRole('textbox', { name: /^Number/ }), '3');
  await user.type(screen.getByRole('textbox', { name: /^Room/ }), 'Terrace');
  await user.type(screen.getByRole('textbox', { name: /^Fewest guests/ }), '2');
  await user.type(screen.getByRole('textbox', { name: /^Most guests/ }), '6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.received('add_table')).toHaveLength(1));
  expect(server.received('add_table')[0]?.body).toMatchObject({
    ...{ number: 3, room: 'Terrace', min_persons: 2, max_persons: 6, is_bookable: true },
  });
});

it('shows its code in the list, and replaces it after asking', async () => {
  const { user, server } = open('/app/settings/tables');
  await user.click(await screen.findByRole('button', { name: 'More actions for 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'QR code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code of table 1' }));
  expect(await dialog.findByText('https://eat.example/table/1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'New code' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace this code?' }));
  await user.click(question.getByRole('button', { name: 'New code' }));
  expect(await dialog.findByText('https://eat.example/table/new')).toBeVisible();
  expect(server.received('renew_table_code').map(({ body }) => body)).toEqual([{ _id: placed._id }]);
});

it('comes from a file and goes into one, with the columns of the import', async () => {
  const { user } = open('/app/settings/tables');
  expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute(
    'href',
    expect.stringContaining('/app/menu/import-data?kind=tables'),
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const columns = within(await screen.findByRole('group', { name: 'Columns' }));
  expect(columns.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual([
    ...['Number', 'Code', 'Room', 'Served by', 'Fewest guests', 'Most guests', 'Can be booked', 'Note'],
  ]);
  // No column of tables is written in several languages.
  expect(screen.queryByRole('group', { name: 'Languages' })).not.toBeInTheDocument();
});

it('is moved on the plan with the arrow keys in one change, which can be undone', async () => {
  const { user, server } = open('/app/settings/floor-plan');
  const table = await screen.findByRole('button', { name: 'Table 1, 2–4 guests' });
  table.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(await screen.findByText('Table 1: column 13, row 12')).toBeInTheDocument();
  await waitFor(() => expect(places(server)).toEqual([{ ...placed.place, x: 12, y: 11 }]), { timeout: 3_000 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(places(server).at(-1)).toEqual(placed.place), { timeout: 3_000 });
});

it('is put on the plan beside the others, turned, and taken off again', async () => {
  const { user, server } = open('/app/settings/floor-plan');
  await user.click(await screen.findByRole('button', { name: 'Table 2' }));
  await user.click(await screen.findByRole('button', { name: 'Turn right' }));
  await waitFor(() => expect(places(server)).toMatchObject([{ x: 1, y: 1, shape: 'square', rotation: 15 }]), {
    timeout: 3_000,
  });
  await user.click(screen.getByRole('button', { name: 'Take off the plan' }));
  await waitFor(() => expect(places(server).at(-1)).toBeNull(), { timeout: 3_000 });
  expect(screen.getByRole('button', { name: 'Table 2' })).toBeVisible();
});

it('is neither shown nor opened without its permission', async () => {
  renderApp({ path: '/app/settings/floor-plan', session: aSession({ sub_store: aSubStore() }), server: fakeServer() });
  expect(await screen.findByText('You are not authorized to view the page you are trying to access.')).toBeVisible();
});

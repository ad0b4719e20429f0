import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ItemRecord } from '#contract/entities/menu';
import { paths } from '../../../src/config/paths';
import { createDataProvider } from '../../../src/dataProvider/index';
import { entityOf } from '../../../src/descriptors/resources/index';
import { writeExport } from '../../../src/menuFiles/export/writeExport';
import { RunControl } from '../../../src/menuFiles/run/runControl';
import { aSession, aStore } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(
  () => import('../../../src/custom-pages/import-export/ImportExportPage'),
  () => import('../../../src/custom-pages/import-export/export/ExportTab'),
);

const idOf = (index: number) => `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`;
const pizza = idOf(1_000_000);

const item = (index: number): ItemRecord => ({
  _id: idOf(index),
  version: 1,
  name: [index === 0 ? '=1+1' : `Dish ${index}`],
  description: ['Good, and "hot"'],
  sku: '',
  price: 950,
  tax: 7,
  images: [],
  allergens: null,
  diet_marks: [],
  is_in_stock: true,
  in_stock_at: null,
  availability: null,
  is_visible: index % 2 === 0,
  sequence_number: index,
  sub_category_id: pizza,
  modifier_groups: [],
  updated_at: '2026-03-02T10:00:00.000Z',
  updated_by: '',
});

const subCategory = {
  ...{ _id: pizza, version: 1, name: ['Pizza'], image: null, is_visible: true, sequence_number: 1, category_id: null },
  ...{ updated_at: '2026-03-02T10:00:00.000Z', updated_by: '', item_count: 1 },
};

function menuServer(count: number) {
  const items = Array.from({ length: count }, (_, index) => item(index));
  return fakeServer({
    get_item_list: ({ page = 1, perPage = 50, filter }) => {
      const found = filter?.is_visible ? items.filter(({ is_visible }) => is_visible) : items;
      return { data: found.slice((page - 1) * perPage, page * perPage), count: found.length };
    },
    get_sub_category_list: () => ({ data: [subCategory], count: 1 }),
    get_modifier_group_list: () => ({ data: [], count: 0 }),
  });
}

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const openExport = async (server: ReturnType<typeof fakeServer>, session = aSession()) => {
  const app = renderApp({ path: `${paths.importData}/export`, server, session });
  await screen.findByRole('checkbox', { name: 'Price' });
  return app;
};

it('writes every record, page after page, in the columns that are chosen', async () => {
  const server = menuServer(320);
  const { user } = await openExport(server);
  const columns = within(screen.getByRole('group', { name: 'Columns' }));
  for (const name of ['ID', 'Tax', 'SKU', 'Modifier groups', 'In stock', 'Sequence'])
    await user.click(columns.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/Exported 320 rows to items-/)).toBeInTheDocument();
  expect(server.received('get_item_list').map(({ body }) => [body.page, body.perPage])).toEqual([
    [1, 150],
    [2, 150],
    [3, 150],
  ]);
  const text = (await saved[0]?.text()) ?? '';
  const lines = text.split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'No.,Name,Sub-category,Price,Description,Allergens,Diet marks,Visible',
    '1,\'=1+1,Pizza,9.50,"Good, and ""hot""",,,yes',
    '2,Dish 1,Pizza,9.50,"Good, and ""hot""",,,no',
  ]);
  expect(lines).toHaveLength(322);
});

it('leaves out a language that the store removed, and finds the others’ texts at their positions', async () => {
  const languages_supported = ['en', 'fr', 'de'].map((code) => ({
    ...{ code, name: code, is_lang_rtl: false, is_visible: code !== 'fr' },
    ...(code === 'fr' && { is_removed: true }),
  }));
  const soup = { ...item(1), name: ['Soup', 'Soupe', 'Suppe'] };
  const server = menuServer(0);
  server.answer({ get_item_list: () => ({ data: [soup], count: 1 }) });
  const { user } = await openExport(server, aSession({ store: aStore({ languages_supported }) }));
  const offered = within(screen.getByRole('group', { name: 'Languages' })).getAllByRole('checkbox');
  expect(offered).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText(/Exported 1 row to items-/);
  const [header = '', row = ''] = ((await saved[0]?.text()) ?? '').split('\r\n').map((line) => line.split(','));
  expect(header).toContain('Name (de)');
  expect(header).not.toContain('Name (fr)');
  expect(row[header.indexOf('Name (de)')]).toBe('Suppe');
});

it('says that no data was found where there is none', async () => {
  const { user } = await openExport(menuServer(0));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('No data found.')).toBeInTheDocument();
  await waitFor(() => expect(saved).toHaveLength(0));
});

it('writes what a list shows, and ends where it is cancelled', async () => {
  const server = menuServer(310);
  server.install();
  const options = {
    dataProvider: createDataProvider({ entityOf }),
    kind: 'items' as const,
    query: {
      resource: 'items' as const,
      filter: { is_visible: true },
      sort: { field: 'price', order: 'DESC' as const },
    },
    targets: ['name'],
    separator: ';' as const,
    language: 'de' as const,
    languages: ['en'],
    currency: 'EUR',
    timezone: 'Europe/Paris',
    hasCategories: true,
  };
  const { file, rowCount } = await writeExport(options, new RunControl(), () => undefined);
  expect(rowCount).toBe(155);
  expect((await file?.text())?.split('\r\n')[0]).toBe('Nr.;Name');
  expect(server.received('get_item_list')[0]?.body).toMatchObject({ sort_by: 'price', sort_order: 'DESC' });
  const control = new RunControl();
  await expect(writeExport(options, control, () => control.end())).rejects.toThrow('The run was ended');
});

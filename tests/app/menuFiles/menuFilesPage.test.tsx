import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../src/config/paths';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { type fakeServer, networkDown } from '../../support/fakeServer';
import { type ImportBody, importServer } from '../../support/importServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(
  () => import('../../../src/custom-pages/import-export/ImportExportPage'),
  () => import('../../../src/custom-pages/import-export/import/ImportTab'),
);

const csv = (lines: string[]) => new File([['Item Name;Price', ...lines].join('\n')], 'menu.csv', { type: 'text/csv' });
const manyLines = Array.from({ length: 1_200 }, (_, index) => `Dish ${index};${index}`);

async function openPage(server: ReturnType<typeof fakeServer>) {
  const app = renderApp({ path: paths.importData, server, session: aSession() });
  await screen.findByText('Drop a file here');
  return app;
}

async function toPreview(user: ReturnType<typeof renderApp>['user'], file: File) {
  await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Show preview' }));
  await screen.findByText('Preview of menu.csv');
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

describe('import page', () => {
  it('goes from the file over columns and preview to the result, and back by undo', async () => {
    const { server } = importServer();
    const { user } = await openPage(server);
    await toPreview(user, csv(['Soup;4,50', 'Cola;2,80', 'Bad;much']));

    expect(screen.getByText('Sub-categories: Drinks')).toBeInTheDocument();
    expect(await screen.findByText('Price: “much” isn’t a number. Write it like 12.50.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Changed 1' }));
    expect(await screen.findByText('€2.50')).toBeInTheDocument();
    expect(screen.getByText('€2.80')).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: /All or nothing/ }));
    expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Valid rows only/ }));
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));

    expect(await screen.findByText('Imported, except for some rows')).toBeInTheDocument();
    expect(server.received('add_import_file')[0]?.file?.content).toBeInstanceOf(Blob);
    expect(server.received('set_import_mapping')[0]?.body).toEqual({
      kind: 'items',
      mapping: { 'Item Name': 'name', Price: 'price' },
    });
    const applied = server.received('import_items').filter(({ body }) => body.mode === 'apply');
    expect(applied.map(({ body }) => (body as unknown as ImportBody).rows)).toEqual([[{ line: 2 }, { line: 3 }]]);

    await user.click(screen.getByRole('button', { name: 'Download rows with errors' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain(
      'Item Name,Price,Error\r\nBad,much,Price: “much” isn’t a number. Write it like 12.50.',
    );

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('1 record undone.')).toBeInTheDocument();
    expect(screen.getByText(/1 record couldn’t be undone:/)).toBeInTheDocument();
  });

  it('asks how an ambiguous price is meant, whatever the others look like, and shows what new rows would become', async () => {
    const { server } = importServer();
    const { user } = await openPage(server);
    const file = new File(['Name;Price;Shelf\nSoup;12.345;A\nSalad;9,00;B\n'], 'menu.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(await screen.findByText(/^“12\.345” can be read in two ways/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show preview' })).toBeDisabled();

    await user.click(screen.getByRole('combobox', { name: 'Decimals written as' }));
    await user.click(screen.getByRole('option', { name: '1.250,50' }));
    await user.click(screen.getByRole('button', { name: 'Show preview' }));
    await screen.findByText('Preview of menu.csv');
    expect(server.received('import_items')[0]?.body.options).toEqual({ create_missing: false, decimal: ',' });
    expect(screen.getByText('Not imported: the column “Shelf”.')).toBeInTheDocument();
    const salad = (await screen.findByText('Salad')).closest('li') as HTMLElement;
    expect(salad).toHaveTextContent('Price: €9.00Sub-category: DrinksTax: 7.5%In stock');
  });

  it('marks prices that are far from those of similar items, and shows them alone', async () => {
    const { server } = importServer();
    const { user } = await openPage(server);
    await toPreview(user, csv(['Soup;4,50', 'Wine;12345,00']));
    expect(await screen.findByText(/^One price is far from those of similar items/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check price 1' }));
    await waitFor(() => expect(screen.queryByText('Soup')).not.toBeInTheDocument());
    const wine = (await screen.findByText('Wine')).closest('li') as HTMLElement;
    expect(wine).toHaveTextContent('Price: €12,345.00Similar items cost about €2.50. Check this price.');
  });

  it('sends the same lines again where a reply was lost', async () => {
    const { server, send, rows } = importServer();
    let isLost = false;
    server.answer({
      import_items: (body) => {
        const reply = send(body);
        if (body.mode === 'apply' && !isLost) {
          isLost = true;
          return networkDown();
        }
        return reply;
      },
    });
    const { user } = await openPage(server);
    await toPreview(user, csv(manyLines));
    await user.click(screen.getByRole('button', { name: 'Import 1,200 rows' }));
    expect(await screen.findByText('Your menu is up to date')).toBeInTheDocument();
    const sent = server
      .received('import_items')
      .filter(({ body }) => body.mode === 'apply')
      .map(({ body }) => (body as unknown as ImportBody).rows.map(({ line }) => line));
    expect(sent.map((lines) => lines.length)).toEqual([500, 500, 500, 200]);
    expect(sent[1]).toEqual(sent[0]);
    expect([...rows.values()].every(({ is_applied }) => is_applied)).toBe(true);
  });

  it('pauses between two batches, goes on, and is cancelled: what was written stays', async () => {
    const { server, send, rows } = importServer();
    const gates: (() => void)[] = [];
    server.answer({
      import_items: async (body) => {
        if (body.mode === 'apply') await new Promise<void>((resolve) => gates.push(resolve));
        return send(body);
      },
    });
    const { user } = await openPage(server);
    await toPreview(user, csv(manyLines));
    await user.click(screen.getByRole('button', { name: 'Import 1,200 rows' }));
    await waitFor(() => expect(gates).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    gates[0]?.();
    expect(await screen.findByText(/500 of 1,200 rows · Paused/)).toBeInTheDocument();
    expect(gates).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[1]?.();
    await waitFor(() => expect(gates).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Import cancelled')).toBeInTheDocument();
    expect([...rows.values()].filter(({ is_applied }) => is_applied)).toHaveLength(1_000);
  });

  it('finds an import that a reload broke off, and goes on after a question', async () => {
    const { server, send } = importServer();
    const import_id = '11111111-1111-4111-8111-111111111111';
    const rows = [2, 3, 4].map((line) => ({ line, values: { name: `Dish ${line}`, price: '1' } }));
    send({ import_id, mode: 'preview', rows });
    send({ import_id, mode: 'apply', rows: [{ line: 2 }] });
    const job = { import_id, kind: 'items', fileName: 'menu.csv', rowCount: 3, createMissing: true, decimal: null };
    const { setSession } = await import('../../../src/session/session');
    setSession(aSession());
    localStorage.setItem('storedesk.menu-import', JSON.stringify({ job, phase: 'applying', onError: 'skip' }));
    const { user } = await openPage(server);
    const notice = await screen.findByText('The import of menu.csv isn’t finished: 1 of 3 rows imported.');
    expect(server.received('import_items')).toHaveLength(0);
    await user.click(within(notice.closest('.MuiAlert-root') as HTMLElement).getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Your menu is up to date')).toBeInTheDocument();
    const [applied] = server.received('import_items');
    expect(applied?.body).toMatchObject({
      import_id,
      rows: [{ line: 3 }, { line: 4 }],
      options: { create_missing: true },
    });
  });

  it('refuses a file in plain words and sends nothing', async () => {
    const { server } = importServer();
    const { user } = await openPage(server);
    const file = new File(['Name,Price\n"A,1\n'], 'broken.csv');
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(await screen.findByText('Couldn’t read “broken.csv”')).toBeInTheDocument();
    expect(screen.getByText(/Line 2 has an opening quote/)).toBeInTheDocument();
    expect(server.received('import_items')).toHaveLength(0);
  });

  it('reads a file in other letters where those that were found are wrong', async () => {
    const { server } = importServer();
    const { user } = await openPage(server);
    const bytes = Uint8Array.from('Name;Price\nW\u00f3dka \u00e6;5\n', (sign) => sign.charCodeAt(0));
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), new File([bytes], 'menu.csv'));
    expect(await screen.findByText('Wódka æ')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Text encoding' }));
    await user.click(await screen.findByRole('option', { name: 'Central European (Windows-1250)' }));
    expect(await screen.findByText('Wódka ć')).toBeInTheDocument();
    expect(screen.getByText(/CSV, Windows-1250, separated by semicolon/)).toBeInTheDocument();
  });

  it('offers the kinds that the account may change', async () => {
    const { server } = importServer();
    const sub_store = aSubStore({
      urls: [
        { url: 'store/modifier_group', permission: 1 },
        { url: 'store/product', permission: 1 },
      ],
    });
    renderApp({ path: paths.importData, server, session: aSession({ sub_store }) });
    expect(await screen.findByRole('radio', { name: /^Items/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Modifier groups/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Categories/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Tables/ })).not.toBeInTheDocument();
  });

  it.each([
    { isProvided: true, isOffered: true },
    { isProvided: false, isOffered: false },
  ])('offers tables: $isOffered where bookings are taken: $isProvided', async ({ isProvided, isOffered }) => {
    const { server } = importServer();
    const urls = ['store/modifier_group', 'store/table_booking'].map((url) => ({ url, permission: 1 as const }));
    const store = aStore({ is_provide_table_booking: isProvided });
    const session = aSession({ store, sub_store: aSubStore({ urls }) });
    renderApp({ path: `${paths.importData}?kind=tables`, server, session });
    expect(await screen.findByRole('radio', { checked: true })).toHaveAccessibleName(
      isOffered ? /^Tables/ : /^Modifier groups/,
    );
    expect(screen.queryAllByRole('radio', { name: /^Tables/ })).toHaveLength(isOffered ? 1 : 0);
  });
});

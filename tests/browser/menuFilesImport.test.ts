import { callPath } from '#contract/calls/callPath';
import { paths } from '../../src/config/paths';
import { downloaded, openImport } from '../support/browserImport';
import { expect, test } from './fixtures';

const otherSystem = 'tests/files/otherSystemMenu.csv';

/** Puts right what the file of the other system has wrong, as a person would in a spreadsheet. */
const mended = (csv: string): string =>
  csv
    .replace('da definire', '"9,40 €"')
    .replace('"\'-5,00 €"', '"15,00 €"')
    .replace(/^(#0077,.*),,10,/m, '$1,"11,20 €",10,')
    .replace('#0150,,al cartoccio', '#0150,Ombrina,al cartoccio');

test('a menu from another system comes in, is mended, goes out and in again, and is undone', async ({
  page,
  signIn,
}) => {
  const menu = await openImport(page, (path) => signIn(page, 'owner', path));

  await menu.choose(otherSystem);
  await expect(
    page.getByText('otherSystemMenu.csv · CSV, Windows-1252, separated by semicolon · 300 rows'),
  ).toBeVisible();
  for (const [header, column] of [
    ['Item Name', 'name'],
    ['Variation Name', 'variation'],
    ['SKU', 'sku'],
    ['Description', 'description'],
    ['Category', 'sub_category'],
    ['Price', 'price'],
    ['Tax (%)', 'tax'],
    ['Enabled', 'is_visible'],
    ['Modifier Set - Taglia', 'modifier_groups'],
    ['Modifier Set - Extra', 'modifier_groups'],
    ['Reference Handle', ''],
  ] as const)
    await expect(menu.takenFor(header)).toHaveValue(column);
  await page.getByRole('button', { name: 'Show preview' }).click();

  await expect(page.getByText('Sub-categories: Pizze, Risotti, Carne, ')).toBeVisible();
  await expect(page.getByText('Modifier groups: Taglia, Extra', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Create them' }).click();
  await expect(menu.count('New', 296)).toBeVisible();
  await expect(menu.count('Errors', 4)).toHaveAttribute('aria-pressed', 'true');
  await expect(menu.row(44)).toContainText('Price: “da definire” isn’t a number. Write it like 12.50.');
  await expect(menu.row(44)).not.toContainText('Modifier groups');
  await expect(menu.row(82)).toContainText('Price: is missing. Fill it in.');
  await expect(menu.row(127)).toContainText('Price: “-5,00 €” must be from 0.00');
  await expect(menu.row(158)).toContainText('Name: is missing. Fill it in.');
  await menu.write(296, { isPartial: true });
  await expect(page.getByText('4 rows were skipped.')).toBeVisible();

  const failed = await downloaded(page, page.getByRole('button', { name: 'Download rows with errors' }));
  expect(failed.name).toBe('otherSystemMenu-errors.csv');
  expect(failed.content).toContain('Price: “da definire” isn’t a number. Write it like 12.50.');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await menu.preview({ name: 'mended.csv', content: mended(failed.content) });
  await expect(menu.count('New', 4)).toBeVisible();
  await expect(menu.count('Errors', 0)).toBeVisible();
  await menu.write(4);

  await page.goto(paths.itemList);
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill('BEL-0150');
  await expect(page.getByRole('row', { name: /Ombrina \(al cartoccio\)/ })).toContainText('€20.40');
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill('BEL-0040');
  await expect(page.getByRole('row', { name: /Diavola \(classica\)/ })).toContainText('€9.40');

  await page.goto(`${paths.importData}/export`);
  const exported = await downloaded(page, page.getByRole('button', { name: 'Export', exact: true }));
  expect(exported.content).toContain('"Fatto in casa; servito con ""pane di Altamura"""');
  await page.goto(paths.importData);
  await menu.preview({ name: 'exported.csv', content: exported.content });
  await expect(page.getByText('No changes to import.')).toBeVisible();
  await expect(menu.count('Unchanged', exported.content.match(/^\d+,[0-9a-f]{8}-/gm)?.length ?? 0)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();

  await page.goto(`${paths.importData}/history`);
  for (const name of ['mended.csv', 'otherSystemMenu.csv']) {
    await menu.undo(menu.inHistory(name));
    await expect(menu.inHistory(name)).toContainText('Undone');
  }
  await expect(menu.inHistory('otherSystemMenu.csv').getByRole('status')).toContainText('records undone.');
  await page.goto(paths.itemList);
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill('BEL-0');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('all or nothing: with an error nothing is written, and it says so', async ({ page, signIn }) => {
  const menu = await openImport(page, (path) => signIn(page, 'owner', path));
  let writes = 0;
  await page.route(`**${callPath('import_items')}`, (route) => {
    if (route.request().postDataJSON().mode === 'apply') writes += 1;
    return route.continue();
  });
  await menu.preview({
    name: 'two.csv',
    content: 'Name,Sub-category,Price\nFocaccia nera,Antipasti,5.00\nFocaccia rossa,Antipasti,a lot',
  });
  await expect(menu.row(3)).toContainText('Price: “a lot” isn’t a number.');
  await page.getByRole('radio', { name: /^All or nothing/ }).check();
  await expect(page.getByText('One row has an error: fix it, or choose “Valid rows only”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  expect(writes).toBe(0);
  await page.goto(paths.itemList);
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill('Focaccia nera');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a workbook of Excel comes in like the same file as CSV', async ({ page, signIn }) => {
  const menu = await openImport(page, (path) => signIn(page, 'owner', path));
  await menu.choose('tests/files/otherSystemMenu.xlsx');
  await expect(page.getByText('otherSystemMenu.xlsx · Excel workbook · 300 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Show preview' }).click();
  await page.getByRole('checkbox', { name: 'Create them' }).click();
  await expect(menu.count('New', 296)).toBeVisible();
  // A workbook counts rows, whatever breaks its cells hold.
  await expect(menu.row(42)).toContainText('Price: “da definire” isn’t a number. Write it like 12.50.');
  await expect(menu.row(79)).toContainText('Price: is missing. Fill it in.');
});

test('a sub-account without the categories imports items, and is told why none can be created', async ({
  page,
  signIn,
}) => {
  const menu = await openImport(page, (path) => signIn(page, 'menu', path));
  await expect(page.getByRole('radio', { name: /^Items/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Modifier groups/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Categories/ })).toHaveCount(0);
  await menu.preview(otherSystem);
  await page.getByRole('checkbox', { name: 'Create them' }).click();
  await expect(menu.row(36)).toContainText(
    'Sub-category: “Pizze” isn’t allowed for your account. Ask the owner, or leave it out.',
  );
  // Those of sub-categories that are there, with the modifier groups that the account may create.
  await expect(menu.count('New', 71)).toBeVisible();
  await menu.write(71, { isPartial: true });
  await menu.undo(page);
  await expect(page.getByText(/records undone\.$/)).toBeVisible();
});

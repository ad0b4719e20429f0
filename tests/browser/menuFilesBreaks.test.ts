import type { Page, Route } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import { paths } from '../../src/config/paths';
import { importOf, menuFile, openImport } from '../support/browserImport';
import { someName } from '../support/browserPlatform';
import { expect, test } from './fixtures';

/** Three batches. */
const rowCount = 1_100;
const firstBatch = 500;

/** Stops the second batch that writes on its way; resolves, once it is there, to what lets it go on. */
function holdSecondBatch(page: Page): Promise<Route> {
  let batches = 0;
  return new Promise((resolve) => {
    void page.route(`**${callPath('import_items')}`, (route) => {
      if (route.request().postDataJSON().mode !== 'apply') return route.continue();
      batches += 1;
      return batches === 2 ? resolve(route) : route.continue();
    });
  });
}

/** In the midst of writing: the first batch is through, the second is under way. */
async function inTheMidst(page: Page, open: (path: string) => Promise<void>) {
  const name = someName();
  const menu = await openImport(page, open);
  await menu.preview(menuFile(name, rowCount, 'Antipasti'));
  const held = holdSecondBatch(page);
  await page.getByRole('button', { name: `Import ${rowCount.toLocaleString('en')} rows` }).click();
  const batch = await held;
  await expect(page.getByText(/^500 of 1,100 rows/)).toBeVisible();
  return { menu, name, batch };
}

/** How many items of this name the list finds. */
async function expectItems(page: Page, name: string, count: number): Promise<void> {
  await page.goto(paths.itemList);
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill(name);
  if (count === 0) await expect(page.getByText('Nothing found')).toBeVisible();
  else await expect(page.getByText(new RegExp(`–\\d+ of ${count.toLocaleString('en')}$`))).toBeVisible();
}

async function undone(page: Page, name: string, count: number): Promise<void> {
  await page.goto(`${paths.importData}/history`);
  const menu = importOf(page);
  const record = menu.inHistory(`${name}.csv`);
  await menu.undo(record);
  await expect(record).toContainText(`${count.toLocaleString('en')} records undone.`);
  await expectItems(page, name, 0);
}

test('a reload in the midst goes on where it stopped, with no row twice', async ({ page, signIn }) => {
  const { menu, name, batch } = await inTheMidst(page, (path) => signIn(page, 'owner', path));
  // The server has written the batch; the page is gone before it hears so.
  await batch.fetch();
  await page.reload();
  await expect(page.getByText(`The import of ${name}.csv isn’t finished: 1,000 of 1,100 rows imported.`)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(menu.result('Your menu is up to date')).toBeVisible();
  await expect(menu.written('created', rowCount)).toBeVisible();
  await expectItems(page, name, rowCount);
  await undone(page, name, rowCount);
});

test('a server that is ended in the midst is waited for, and nothing is lost', async ({ page, signIn, server }) => {
  const { menu, name, batch } = await inTheMidst(page, (path) => signIn(page, 'owner', path));
  await server.kill();
  await batch.continue();
  await expect(page.getByText('Can’t reach the server. The import will continue automatically.')).toBeVisible();
  await server.start();
  await expect(menu.result('Your menu is up to date')).toBeVisible();
  await expect(menu.written('created', rowCount)).toBeVisible();
  await expectItems(page, name, rowCount);
  await undone(page, name, rowCount);
});

test('writing pauses and is cancelled: what was written stays until it is undone', async ({ page, signIn }) => {
  const { menu, name, batch } = await inTheMidst(page, (path) => signIn(page, 'owner', path));
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await batch.continue();
  await expect(page.getByText('1,000 of 1,100 rows · Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(menu.result('Import cancelled')).toBeVisible();
  await expectItems(page, name, 2 * firstBatch);
  await undone(page, name, 2 * firstBatch);
});

test('a preview is there after a reload, and can still create what is missing', async ({ page, signIn }) => {
  const name = someName();
  const menu = await openImport(page, (path) => signIn(page, 'owner', path));
  await menu.preview(menuFile(name, 2, `Heading of ${name}`));
  await expect(menu.count('Errors', 2)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You haven’t imported ${name}.csv yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(`Sub-categories: Heading of ${name}`, { exact: true })).toBeVisible();
  // The tick leads through another preview, which takes its place: not `check`, which looks for the tick at once.
  await page.getByRole('checkbox', { name: 'Create them' }).click();
  await expect(menu.count('New', 2)).toBeVisible();
  await menu.write(2);
  await menu.undo(page);
  await expect(page.getByText(/records undone\.$/)).toBeVisible();
});

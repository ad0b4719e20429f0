import { callPath } from '#contract/calls/callPath';
import { limits } from '#contract/limits';
import { openImport } from '../support/browserImport';
import { expect, test } from './fixtures';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const refused: { what: string; content: string | Buffer; told: string | RegExp }[] = [
  { what: 'a picture', content: png, told: 'This file isn’t a table.' },
  { what: 'an empty file', content: '', told: 'The file is empty.' },
  { what: 'a header alone', content: 'Name,Price\n', told: 'The file only contains a header row.' },
  {
    what: 'unbalanced quotes',
    content: 'Name,Price\nCola,2\n"Soup,3\n',
    told: 'Line 3 has an opening quote (") with no closing quote',
  },
  {
    what: 'a column twice',
    content: 'Name,Price,name\nCola,2,Soup\n',
    told: 'The column “name” appears twice in line 1.',
  },
  {
    what: 'a large file',
    content: Buffer.alloc(limits.importFileBytes + 1, 'Name,Price\n'),
    told: 'The file is larger than 10 MB. Split it into several files.',
  },
];

test('a file that isn’t a menu is refused in plain words, and nothing of it is sent', async ({ page, signIn }) => {
  const menu = await openImport(page, (path) => signIn(page, 'owner', path));
  let sent = 0;
  await page.route(new RegExp(`${callPath('import_items')}$|${callPath('add_import_file')}$`), (route) => {
    sent += 1;
    return route.continue();
  });
  for (const { what, content, told } of refused) {
    const name = `${what}.csv`;
    await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    const alert = page.getByRole('alert').filter({ hasText: `Couldn’t read “${name}”` });
    await expect(alert).toContainText(told);
    await expect(alert).toContainText('Nothing was sent or changed.');
  }
  await menu.preview({ name: 'cola.csv', content: 'Name,Sub-category,Price\nCola of the house,Antipasti,2' });
  await expect(menu.count('New', 1)).toBeVisible();
  expect(sent).toBe(1);
});

test('a cell that is too long is named, and not cut', async ({ page, signIn }) => {
  const menu = await openImport(page, (path) => signIn(page, 'owner', path));
  const content = `Name,Sub-category,Price,Notes of the cook\nCola,Antipasti,2,${'x'.repeat(9_000)}`;
  await menu.choose({ name: 'long.csv', content });
  await menu.takenFor('Notes of the cook').selectOption({ label: 'Description' });
  await page.getByRole('button', { name: 'Show preview' }).click();
  const said = 'Line 2, column “Notes of the cook”: the cell has 9,000 characters';
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
  await menu.takenFor('Notes of the cook').selectOption({ label: 'Skip' });
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(menu.count('New', 1)).toBeVisible();
});

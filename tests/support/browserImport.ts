import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';

/** A file as a person chooses it. */
export type ChosenFile = string | { name: string; content: string };

/** The page of imports and exports as a person goes through it. */
export interface ImportPage {
  /** Chooses a file, on the step that asks for one. */
  choose(file: ChosenFile): Promise<void>;
  /** From the file to its preview, its columns as they were found. */
  preview(file: ChosenFile): Promise<void>;
  /** The preview's count of what its rows come to: `count('New', 296)`. */
  count(outcome: 'All' | 'New' | 'Changed' | 'Unchanged' | 'Errors', count: number): Locator;
  /** The field that a column of the file was recognised as. */
  takenFor(header: string): Locator;
  /** A row of the preview by its line in the file. */
  row(line: number): Locator;
  /** Writes what the preview shows, and waits for the result, which says so if some rows were left out. */
  write(rows: number, options?: { isPartial?: boolean }): Promise<void>;
  result(heading: string): Locator;
  /** In the result: how many were created, changed and so on. */
  written(outcome: 'created' | 'changed' | 'unchanged' | 'with errors', count: number): Locator;
  /** An import of the history by the name of its file. */
  inHistory(fileName: string): Locator;
  /** Undoes an import from the history; `record` as of `inHistory`. */
  undo(record: Locator | Page): Promise<void>;
}

const asFile = (file: ChosenFile) =>
  typeof file === 'string'
    ? file
    : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.content, 'utf8') };

export function importOf(page: Page): ImportPage {
  const result = (heading: string) => page.getByRole('heading', { name: heading, exact: true });
  const choose = (file: ChosenFile) => page.getByLabel('Choose a file').setInputFiles(asFile(file));
  return {
    choose,
    async preview(file) {
      await choose(file);
      await page.getByRole('button', { name: 'Show preview' }).click();
      await expect(page.getByRole('heading', { name: /^Preview of / })).toBeVisible();
    },
    count: (outcome, count) =>
      page.getByRole('button', { name: `${outcome} ${count.toLocaleString('en')}`, exact: true }),
    takenFor: (header) => page.getByRole('combobox', { name: `Import as: ${header}`, exact: true }),
    row: (line) =>
      page
        .getByRole('list', { name: 'Rows in the file and what they change' })
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^Line ${line}(?!\\d)`) }),
    async write(rows, { isPartial = false } = {}) {
      await page.getByRole('button', { name: new RegExp(`^Import ${rows.toLocaleString('en')} rows?$`) }).click();
      await expect(result(isPartial ? 'Imported, except for some rows' : 'Your menu is up to date')).toBeVisible();
    },
    result,
    written: (outcome, count) => page.getByText(`${count.toLocaleString('en')}${outcome}`, { exact: true }),
    inHistory: (fileName) =>
      page
        .getByRole('list', { name: 'Past imports' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: fileName, exact: true }) }),
    async undo(record) {
      await record.getByRole('button', { name: 'Undo', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'Undo this import?' })
        .getByRole('button', { name: 'Undo import' })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

/** Opens the page's import, signed in, ready for a file. */
export async function openImport(page: Page, open: (path: string) => Promise<void>): Promise<ImportPage> {
  await open(paths.importData);
  await expect(page.getByRole('heading', { name: 'Drop a file here' })).toBeVisible();
  return importOf(page);
}

/** Returns the file that a click downloads, as text. */
export async function downloaded(page: Page, button: Locator): Promise<{ name: string; content: string }> {
  const [download]: [Download, unknown] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') };
}

/** A menu in a file: so many items with names of their own, all in one sub-category. */
export const menuFile = (name: string, items: number, subCategory: string): { name: string; content: string } => ({
  name: `${name}.csv`,
  content: [
    'Name,Sub-category,Price',
    ...Array.from({ length: items }, (_, at) => `${name} ${at + 1},${subCategory},9.50`),
  ].join('\n'),
});

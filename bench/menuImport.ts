import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, milliseconds } from './benchmark';
import { openBrowser, signInOnPage } from './browser';
import { longestTask, longTaskMs, taskLength, watchLongTasks } from './longTasks';
import { startServer } from './serverProcess';
import { makeCall, signIn } from './storeClient';

const rowCount = 10_000;
const previewWithinMs = 10_000;
const applyWithinMs = 60_000;
const memoryWithinMb = 300;
/** If it takes this long, something is wrong. */
const patience = 300_000;

/** A menu of ten thousand items in the store's existing sub-categories. */
function largeMenu(headings: readonly string[]): string {
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const heading = headings[index % headings.length];
    return `"Dish ${index + 1}, house style","${heading}",${(500 + (index % 2_000)) / 100},"Served with ""bread"" and salad ${index}",SKU-${index}`;
  });
  return ['Name,Sub-category,Price,Description,SKU', ...rows].join('\r\n');
}

/** Memory of the browser's pages and workers in MB that isn't shared with other processes. */
async function pagesMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.max(...kilobytes) / 1_000;
}

/** Milliseconds until an element with this name appears. */
async function timeUntil(page: Page, role: 'button' | 'heading', name: RegExp): Promise<number> {
  const started = performance.now();
  await page.getByRole(role, { name }).waitFor({ timeout: patience });
  return performance.now() - started;
}

const figure = (what: string, measured: string, reference: string, target: string, isReached: boolean): Figure => ({
  what,
  measured,
  reference,
  ratio: '',
  target,
  isReached,
});

/** Row 5: a large menu file is imported while its page stays responsive. */
export const menuImport: Benchmark = {
  row: 5,
  title: `a menu of ${rowCount.toLocaleString('en')} rows as CSV: preview and apply`,
  async run() {
    const database = await newDatabase();
    const server = await startServer(database.settings);
    const browser = await openBrowser();
    const folder = mkdtempSync(join(tmpdir(), 'storedesk-bench-menu-'));
    try {
      const client = await signIn(server.address);
      const { data } = await makeCall(client.address, 'get_sub_category_list', {}, client.headers);
      const csv = Buffer.from(largeMenu(data.map(({ name }) => name[0] ?? '')));

      // On the disk, like a user's file: the page would decode bytes from the driver in one long task.
      const file = join(folder, 'menu.csv');
      writeFileSync(file, csv);

      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await signInOnPage(page, server.address);
      await page.goto(`${server.address}/app/menu/import-data`);
      await page.getByRole('heading', { name: 'Drop a file here' }).waitFor();
      const memoryBefore = await pagesMemory(browser);
      await watchLongTasks(page);

      await page.setInputFiles('input[type=file]', file);
      const read = await timeUntil(page, 'button', /^Show preview$/);
      await page.getByRole('button', { name: 'Show preview' }).click();
      const preview = read + (await timeUntil(page, 'button', /^Import 10,?000 rows$/));
      const memory = await pagesMemory(browser);
      const longestInPreview = await longestTask(page);

      await page.getByRole('button', { name: /^Import / }).click();
      const apply = await timeUntil(page, 'heading', /^Your menu is up to date$/);
      const longest = await longestTask(page);
      const memoryAfter = Math.max(memory, await pagesMemory(browser));
      const bytes = `${(csv.length / 1_000_000).toFixed(1)} MB`;
      return [
        figure(
          `import, preview, ${database.kind}`,
          milliseconds(preview),
          bytes,
          '<= 10000 ms',
          preview <= previewWithinMs,
        ),
        figure(`import, apply, ${database.kind}`, milliseconds(apply), bytes, '<= 60000 ms', apply <= applyWithinMs),
        figure(
          'import, longest task of the page',
          taskLength(longest),
          `${taskLength(longestInPreview)} until the preview`,
          `<= ${longTaskMs} ms`,
          longest <= longTaskMs,
        ),
        figure(
          'import, memory of the page',
          `${memoryAfter.toFixed(0)} MB`,
          `${memoryBefore.toFixed(0)} MB before`,
          `<= ${memoryWithinMb} MB`,
          memoryAfter <= memoryWithinMb,
        ),
      ];
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

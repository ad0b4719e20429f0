import type { Locator, Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

// All stories share the store's tables.
test.describe.configure({ mode: 'serial' });

const number = 61;
const room = 'Winter garden';

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
/** Narrows the list to the table, which may be out of view otherwise. */
const find = (page: Page) => page.getByRole('searchbox', { name: 'Room, code or note' }).fill(room);
/** The next answer to a change of a table. */
const saved = (page: Page) => page.waitForResponse(`**${callPath('update_table')}`);

/** Where a table stands on its room's plan, as shares of the plan's sides. */
async function placeOn(plan: Locator, table: Locator): Promise<[x: number, y: number]> {
  const [all, one] = [await plan.boundingBox(), await table.boundingBox()];
  if (!all || !one) throw new Error('The plan or the table is not on screen.');
  return [(one.x - all.x) / all.width, (one.y - all.y) / all.height];
}

test('a table is added with a number that was free', async ({ page, signIn }) => {
  await signIn(page, 'owner', `${paths.tables}/create`);
  await field(page, /^Number/).fill('1');
  await field(page, /^Room/).fill(room);
  await field(page, /^Fewest guests/).fill('2');
  await field(page, /^Most guests/).fill('4');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('A table with this number already exists. Choose another number.').first()).toBeVisible();
  await expect(field(page, /^Number/)).toHaveAttribute('aria-invalid', 'true');
  await field(page, /^Number/).fill(String(number));
  await save.click();

  await expect(page).toHaveURL(({ pathname }) => pathname === paths.tables);
  await find(page);
  await expect(page.getByRole('row').filter({ hasText: room })).toContainText(String(number));
});

test('it is put on the plan, dragged and moved by keys, and stays there', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner', paths.floorPlan);
  await page.getByRole('tab', { name: room }).click();
  const plan = page.getByRole('group', { name: `Plan of the room: ${room}` });
  const table = plan.getByRole('button', { name: new RegExp(`^Table ${number}, `) });
  const put = saved(page);
  await page.getByRole('button', { name: `Table ${number}`, exact: true }).click();
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  await put;

  const from = await table.boundingBox();
  if (!from) throw new Error('The table is not on screen.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const dragged = saved(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 150, { steps: 8 });
  await page.mouse.up();
  await dragged;
  const [left, top] = await placeOn(plan, table);
  const after = await table.boundingBox();
  expect(Math.abs((after?.x ?? 0) - from.x - 200)).toBeLessThan(from.width / 2);

  const moved = saved(page);
  await table.press('Shift+ArrowRight');
  await table.press('ArrowUp');
  await moved;
  const [right, upper] = await placeOn(plan, table);
  // Five columns of 48 and one row of 30.
  expect([right - left, top - upper]).toEqual([expect.closeTo(5 / 48, 2), expect.closeTo(1 / 30, 2)]);

  await page.reload();
  await page.getByRole('tab', { name: room }).click();
  await expect.poll(() => placeOn(plan, table)).toEqual([expect.closeTo(right, 3), expect.closeTo(upper, 3)]);
});

test('its code is printed alone, and a new one takes its place', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'owner', paths.tables);
  await find(page);
  await page.getByRole('button', { name: `More actions for ${number}` }).click();
  await page.getByRole('menuitem', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog', { name: `QR code of table ${number}` });
  const code = dialog.getByRole('img', { name: `QR code of table ${number}` });
  await expect(code).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(page.getByText(room).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(room).filter({ visible: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const before = await code.getAttribute('src');
  const address = dialog.getByText(/^https?:/);
  const printed = await address.textContent();
  await dialog.getByRole('button', { name: 'New code' }).click();
  await page.getByRole('dialog', { name: 'Replace this code?' }).getByRole('button', { name: 'New code' }).click();
  await expect(address).not.toHaveText(printed ?? '');
  await expect(code).not.toHaveAttribute('src', before ?? '');
});

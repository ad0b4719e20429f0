import type { Page } from '@playwright/test';
import { menuOf, menuPaths, openPreview, someDish, undo } from '../support/browserMenu';
import { expect, test } from './fixtures';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

/** Expects exactly these sub-categories in a category, in this order. */
async function expectOrder(page: Page, category: string, names: string[]): Promise<void> {
  const handles = page
    .getByRole('list', { name: `Sub-categories of ${category}` })
    .getByRole('button', { name: /^Move / });
  await expect(handles).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(handles.nth(index)).toHaveAccessibleName(`Move ${name}`);
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('sub-categories are put in order by keyboard and by drag, and stay so', async ({ page, signIn }) => {
  await signIn(page, 'owner', menuPaths.categories);
  const menu = menuOf(page);
  const food = await menu.category();
  const [first, second, third] = [
    await menu.subCategory(food._id),
    await menu.subCategory(food._id),
    await menu.subCategory(food._id),
  ];
  await expect(link(page, third.title)).toBeVisible();
  await expectOrder(page, food.title, [first.title, second.title, third.title]);

  await handle(page, first.title).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first.title}: position 2 of 3 in ${food.title}.`)).toHaveCount(1);
  const kept = page.waitForResponse('**/set_sub_category_sequence');
  await page.keyboard.press('Space');
  await kept;
  await page.reload();
  await expectOrder(page, food.title, [second.title, first.title, third.title]);

  await handle(page, third.title).scrollIntoViewIfNeeded();
  const [from, to] = [await handle(page, third.title).boundingBox(), await handle(page, second.title).boundingBox()];
  if (!from || !to) throw new Error('The rows are not on the screen.');
  const centre = (box: { x: number; y: number; width: number; height: number }) =>
    [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...centre(from));
  await page.mouse.down();
  await page.mouse.move(...centre(to), { steps: 12 });
  await page.mouse.move(centre(to)[0], centre(to)[1] - 4, { steps: 3 });
  const dropped = page.waitForResponse('**/set_sub_category_sequence');
  await page.mouse.up();
  await dropped;
  await page.reload();
  await expectOrder(page, food.title, [third.title, second.title, first.title]);
});

test('a sub-category is added in place, moved to another category, and gone for customers once it is hidden', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', menuPaths.categories);
  const menu = menuOf(page);
  const [food, drinks] = [await menu.category(), await menu.category()];
  await expect(link(page, drinks.title)).toBeVisible();
  const name = `${someDish()}s`;
  const card = page.getByRole('listitem').filter({ has: link(page, food.title) });
  await card.getByRole('button', { name: 'New sub-category' }).click();
  const field = card.getByRole('textbox', { name: /^New sub-category/ });
  await field.fill(name);
  await field.press('Enter');
  await expectOrder(page, food.title, [name]);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  await choose(page, name, 'Move to…');
  await page
    .getByRole('dialog', { name: `Move ${name} to` })
    .getByRole('button', { name: drinks.title })
    .click();
  await expectOrder(page, drinks.title, [name]);
  const sub_category_id = (await link(page, name).getAttribute('href'))?.split('/').at(-1) ?? '';
  const item = await menu.item({ sub_category_id });
  await expect(page.getByRole('link', { name: `Show the 1 item in ${name}` })).toBeVisible();

  await page.goto(menuPaths.items);
  const preview = await openPreview(page);
  await expect(preview.getByRole('heading', { name: drinks.title })).toHaveCount(1);
  await expect(preview.getByRole('button', { name: new RegExp(`^${item.title}`) })).toHaveCount(1);
  await page.goto(menuPaths.categories);
  const shown = page.getByRole('switch', { name: `${drinks.title} visible to customers` });
  const saved = page.waitForResponse('**/update_category');
  await shown.click();
  await expect(shown).not.toBeChecked();
  await saved;
  await page.goto(menuPaths.items);
  await openPreview(page);
  await expect(preview.getByRole('heading', { name: drinks.title })).toHaveCount(0);
  await expect(preview.getByRole('button', { name: new RegExp(`^${item.title}`) })).toHaveCount(0);
});

test('a heading in use is not deleted and says by how many; an empty one is, and is had back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', menuPaths.categories);
  const menu = menuOf(page);
  const food = await menu.category();
  const [used, empty] = [await menu.subCategory(food._id), await menu.subCategory(food._id)];
  await menu.item({ sub_category_id: used._id });
  await menu.item({ sub_category_id: used._id });
  await expect(page.getByRole('link', { name: `Show the 2 items in ${used.title}` })).toBeVisible();

  await choose(page, used.title, 'Delete');
  const refused = page.getByRole('dialog', { name: `${used.title} can’t be deleted yet` });
  await expect(refused).toContainText('2 items are in it.');
  await refused.getByRole('button', { name: 'Close' }).click();
  await choose(page, food.title, 'Delete');
  const branch = page.getByRole('dialog', { name: `${food.title} can’t be deleted yet` });
  await expect(branch).toContainText('2 sub-categories are in it.');
  await branch.getByRole('button', { name: 'Close' }).click();

  await choose(page, empty.title, 'Delete');
  await expect(link(page, empty.title)).toHaveCount(0);
  await undo(page, `${empty.title} deleted`);
  await expect(link(page, empty.title)).toBeVisible();
  await page.reload();
  await expectOrder(page, food.title, [used.title, empty.title]);
});

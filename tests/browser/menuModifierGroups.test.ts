import { menuOf, menuPaths, someDish, undo } from '../support/browserMenu';
import { expect, test } from './fixtures';

const toppings = ['Olives', 'Ham', 'Capers', 'Chilli', 'Feta', 'Onions', 'Peppers', 'Rocket', 'Tuna', 'Walnuts'];

test('a question with ten answers is written by keyboard alone; one that no one could answer is not saved', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', `${menuPaths.modifierGroups}/create`);
  const name = `Toppings of ${someDish()}`;
  await expect(page.getByRole('textbox', { name: 'Name (English)' })).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('button', { name: 'Add modifier' }).focus();
  await page.keyboard.press('Enter');
  for (const [index, topping] of toppings.entries()) {
    await expect(page.getByRole('textbox', { name: `Name of modifier ${index + 1}`, exact: true })).toBeFocused();
    await page.keyboard.type(topping);
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,5');
    await page.keyboard.press('Enter');
  }
  const most = page.getByRole('textbox', { name: 'Maximum' });
  await most.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('11');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Only 10 modifiers are in stock, so no one can choose 11.').first()).toBeVisible();
  await expect(page).toHaveURL(`${menuPaths.modifierGroups}/create`);
  await expect(most).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.keyboard.press('ControlOrMeta+S');

  await expect(page).toHaveURL(menuPaths.modifierGroups);
  const group = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(group).toContainText('Optional, up to 3');
  await expect(group.getByRole('button', { name: /, €1\.50, In stock\. Change stock$/ })).toHaveCount(10);
});

test('a question is asked where orders are taken; an answer that is out is out there at once; deleted, it is had back', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', menuPaths.modifierGroups);
  const menu = menuOf(page);
  const item = await menu.item();
  const asked = await menu.modifierGroup([
    ['Olives', 150],
    ['Ham', 200],
  ]);
  await page.goto(`${menuPaths.items}/${item._id}`);
  await page.getByRole('combobox', { name: 'Add a modifier group' }).fill(asked.title);
  await page.getByRole('option', { name: new RegExp(`^${asked.title}`) }).click();
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === menuPaths.items);

  const other = await otherDevice();
  await signIn(other, 'kitchen', '/app/create-order');
  await other.getByRole('button', { name: `Choose options for ${item.title}` }).click();
  const choices = other.getByRole('dialog', { name: new RegExp(`^${item.title}`) });
  await expect(choices.getByRole('checkbox', { name: /^Olives/ })).toBeEnabled();

  await page.goto(menuPaths.modifierGroups);
  const link = page.getByRole('link', { name: asked.title, exact: true });
  const group = page.getByRole('listitem').filter({ has: link });
  await expect(group).toContainText('Used by 1 item');
  await group.getByRole('button', { name: /^Olives, €1\.50, In stock/ }).click();
  await page.getByRole('dialog', { name: 'Olives' }).getByRole('switch', { name: 'Olives in stock' }).click();
  await page.getByRole('menuitem', { name: /^For the rest of today/ }).click();
  await expect(page.getByRole('dialog', { name: 'Olives' })).toContainText('until tomorrow');
  await page.keyboard.press('Escape');
  await expect(group.getByRole('button', { name: /^Olives, €1\.50, Out of stock/ })).toBeVisible();
  await expect(choices.getByRole('checkbox', { name: /^Olives/ })).toBeDisabled();
  await expect(choices.getByRole('checkbox', { name: /^Ham/ })).toBeEnabled();

  await group.getByRole('button', { name: `More actions for ${asked.title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `1 item uses “${asked.title}”` });
  await question.getByRole('button', { name: 'Remove from these items and delete' }).click();
  await expect(link).toHaveCount(0);
  await undo(page, `${asked.title} removed from 1 item and deleted`);
  await expect(group).toContainText('Used by 1 item');
  await page.goto(`${menuPaths.items}/${item._id}`);
  await expect(page.getByRole('button', { name: `Remove ${asked.title}` })).toBeVisible();
});

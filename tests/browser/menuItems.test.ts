import sharp from 'sharp';
import { itemListOf, menuOf, menuPaths, openPreview, soldAt, someDish } from '../support/browserMenu';
import { expect, test } from './fixtures';

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 190, g: 60, b: 40 } } })
    .jpeg()
    .toBuffer();

test('an item with two languages, a picture and a question is listed, sold, and shown to customers', async ({
  page,
  signIn,
}) => {
  const name = someDish();
  await signIn(page, 'owner', menuPaths.items);
  await page.getByRole('link', { name: 'New item' }).click();
  await page.getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await page.getByRole('textbox', { name: 'Description (English)' }).fill('Baked this morning');
  await page
    .getByRole('tablist', { name: 'Name and description: languages' })
    .getByRole('tab', { name: /Français/ })
    .click();
  await page.getByRole('textbox', { name: 'Name (Français)' }).fill(`Tarte ${name}`);
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('antip');
  await page.getByRole('option', { name: 'Antipasti', exact: true }).click();
  await page.getByRole('textbox', { name: 'Price' }).fill('12,5');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles({ name: 'pie.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(page.getByText('Main picture')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add a modifier group' }).fill('salad');
  await page.getByRole('option', { name: /^Add to your salad/ }).click();
  await expect(page.getByRole('button', { name: 'Remove Add to your salad' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page).toHaveURL(({ pathname }) => pathname === menuPaths.items);
  const list = itemListOf(page);
  await list.find(name);
  await expect(list.price(name, '€12.50')).toBeVisible();
  const preview = await openPreview(page);
  await preview.getByRole('button', { name: new RegExp(`^${name}.*Baked this morning.*€12\\.50`) }).click();
  await expect(preview.getByRole('heading', { name: 'Add to your salad' })).toBeVisible();
  await preview.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(preview.getByRole('heading', { name: `Tarte ${name}` })).toBeVisible();

  await page.goto('/app/create-order');
  await soldAt(page).offered(name, '€12.50').click();
  await expect(page.getByRole('region', { name: 'Ticket' })).toContainText(name);
});

test('an item states its allergens; the list is filtered by them, and the create-order page shows them', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const item = await menuOf(page).item({ price: 1310 });
  await page.goto(`${menuPaths.items}/${item._id}`);
  const allergens = page.getByRole('group', { name: 'Allergens' });
  await allergens.getByRole('button', { name: 'Lupin' }).click();
  await allergens.getByRole('button', { name: 'Milk' }).click();
  await page.getByRole('group', { name: 'Diet marks' }).getByRole('button', { name: 'Vegan' }).click();
  await expect(page.getByText('“Vegan” contradicts these allergens: Milk. Check both.')).toBeVisible();
  await page.getByRole('group', { name: 'Diet marks' }).getByRole('button', { name: 'Vegan' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  await page.goto(menuPaths.items);
  const list = itemListOf(page);
  await expect(list.link('Burrata and tomatoes')).toBeVisible();
  await page.getByRole('button', { name: 'Contains', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Lupin' }).click();
  await expect(list.link(item.title)).toBeVisible();
  await expect(list.link('Burrata and tomatoes')).toBeHidden();
  await page.goto('/app/create-order');
  await soldAt(page).offered(item.title, '€13.10').click();
  await page.getByRole('button', { name: `Change ${item.title}` }).click();
  await expect(page.getByRole('dialog').getByText('Contains: Milk, Lupin')).toBeVisible();
});

test('leaving unsaved work asks; a name that is used is told at the name, and nothing typed is lost', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const [taken, item] = [await menuOf(page).item(), await menuOf(page).item()];
  const list = itemListOf(page);
  await list.find(item.title);
  await list.link(item.title).click();
  const [name, price] = [
    page.getByRole('textbox', { name: 'Name (English)' }),
    page.getByRole('textbox', { name: 'Price' }),
  ];
  await expect(name).toHaveValue(item.title);
  await name.fill(taken.title);
  await price.fill('9.9');

  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveAccessibleDescription(/Another item in this sub-category has this name/);
  await expect(name).toHaveValue(taken.title);
  await expect(price).toHaveValue(/^9\.90?$/);

  const renamed = someDish();
  await name.fill(renamed);
  await page.getByRole('button', { name: 'Save and go back' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === menuPaths.items);
  await list.find(renamed);
  await expect(list.price(renamed, '€9.90')).toBeVisible();
});

test('two people at one item: the later one is told who changed what, and chooses; the rest is merged', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const item = await menuOf(page).item();
  const path = `${menuPaths.items}/${item._id}`;
  const other = await otherDevice();
  await signIn(other, 'manager', path);
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Price' }).fill('11');
  await page.getByRole('textbox', { name: 'Description (English)' }).fill('With cream');
  // Changes are told from then on.
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toHaveCount(1);

  const renamed = someDish();
  await other.getByRole('textbox', { name: 'Name (English)' }).fill(renamed);
  await other.getByRole('textbox', { name: 'Price' }).fill('12');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Item saved.')).toBeVisible();
  await expect(page.getByText('Floor manager has changed this since you opened it.')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Floor manager changed this too' });
  await expect(conflict.getByRole('heading', { name: 'Description (English)' })).toHaveCount(0);
  await expect(conflict.getByRole('button', { name: 'Save' })).toBeDisabled();
  await conflict.getByRole('radio', { name: /Yours.*€11\.00/ }).check();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByText('Item saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue(renamed);
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('11.00');
  await expect(page.getByRole('textbox', { name: 'Description (English)' })).toHaveValue('With cream');
});

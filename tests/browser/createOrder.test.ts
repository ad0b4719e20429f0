import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { boardOf } from '../support/browserBoard';
import { someName } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const path = '/app/create-order';
const someLandline = () => `472${randomInt(1e5, 1e6)}`;

async function takePickup(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Phone' }).fill(someLandline());
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('group', { name: 'Order type' }).getByRole('button', { name: 'Pickup' }).click();
  await page.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
}

test('a caller is known by phone; items bring their choices; the order is accepted as it is placed', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', path);
  await page.getByRole('combobox', { name: 'Phone' }).fill('465710145');
  await page.getByRole('option', { name: /Léa Girard/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Léa Girard');
  await expect(page.getByText('Returning customer', { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('margher');
  await page.getByRole('button', { name: 'Choose options for Margherita' }).click();
  const dialog = page.getByRole('dialog', { name: /^Margherita/ });
  await dialog
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: /^To share, 40 cm/ })
    .check();
  for (const topping of ['Rocket', 'Button mushrooms']) {
    await dialog.getByRole('checkbox', { name: new RegExp(`^${topping}`) }).check();
  }
  await dialog.getByRole('button', { name: 'Add one Margherita' }).click();
  await dialog.getByLabel('Note for the kitchen').fill('Well baked');
  // Twice a pizza of 9.90, with 6.50 for its size, 1.50 for rocket and 1.80 for mushrooms.
  await dialog.getByRole('button', { name: /^Add · €39\.40$/ }).click();
  const ticket = page.getByRole('region', { name: 'Ticket' });
  await expect(ticket).toContainText('48-hour sourdough, To share, 40 cm, Rocket, Button mushrooms');
  await expect(ticket).toContainText('Well baked');

  await ticket.getByRole('group', { name: 'Order type' }).getByRole('button', { name: 'Pickup' }).click();
  await ticket.getByRole('textbox', { name: 'Ready in' }).fill('35');
  await ticket.getByRole('button', { name: 'Place order' }).click();
  const placed = page.getByRole('status').filter({ hasText: 'Order placed' });
  await expect(placed).toContainText('€39.40');
  const number = Number((await placed.getByText(/^#\d+$/).textContent())?.slice(1));
  await placed.getByRole('link', { name: 'Open order' }).click();
  // The caller has been told the time: no one has to accept the order, and the kitchen's clock runs.
  const card = boardOf(page).cardIn('Kitchen', number);
  await expect(card).toContainText('Margherita');
  await expect(card).toContainText(/Ready by \d+:\d\d [AP]M/);
  await expect(card).toContainText(/Promised \d+:\d\d [AP]M/);
});

test('a known number with another name: staff are asked first, and the customer stays as known', async ({
  page,
  signIn,
}) => {
  const phone = someLandline();
  const [regular, guest] = [someName(), someName()];
  const ticket = page.getByRole('region', { name: 'Ticket' });
  const take = async (name: string) => {
    await page.getByRole('combobox', { name: 'Phone' }).fill(phone);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await ticket.getByRole('button', { name: 'Pickup' }).click();
    await page.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
    await ticket.getByRole('button', { name: 'Place order' }).click();
  };
  await signIn(page, 'owner', path);
  await take(regular);
  await page.getByRole('status').getByRole('button', { name: 'New order' }).click();

  await take(guest);
  const question = page.getByRole('dialog', { name: `This number belongs to ${regular}` });
  await expect(question).toContainText(guest);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Order placed' })).toContainText(guest);

  await page.getByRole('status').getByRole('button', { name: 'New order' }).click();
  await page.getByRole('combobox', { name: 'Phone' }).fill(phone);
  await page.getByRole('option', { name: regular }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(regular);
});

test('a regular is recognised: with a note, allergies, and "Same again" in one tap', async ({ page, signIn }) => {
  const phone = someLandline();
  const name = someName();
  const ticket = page.getByRole('region', { name: 'Ticket' });
  const call = async () => {
    await page.getByRole('combobox', { name: 'Phone' }).fill(phone);
    await page.getByRole('option', { name }).click();
  };
  await signIn(page, 'owner', path);
  await page.getByRole('combobox', { name: 'Phone' }).fill(phone);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await ticket.getByRole('button', { name: 'Pickup' }).click();
  await page.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
  await ticket.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('status').getByRole('button', { name: 'New order' }).click();

  const choice = ticket.getByRole('button', { name: 'Pickup' });
  const before = await choice.boundingBox();
  await call();
  const about = ticket.getByRole('region', { name: 'About the customer' });
  await expect(about).toContainText('1 order, on');
  // Nothing moves under a finger.
  expect(await choice.boundingBox()).toEqual(before);
  await about.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: `Note about ${name}` });
  await dialog.getByRole('textbox', { name: 'Allergies' }).fill('Nuts');
  await dialog.getByRole('switch', { name: 'Blocked' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('alert').filter({ hasText: 'Allergies: Nuts' })).toBeVisible();

  await about.getByRole('button', { name: /^Same again/ }).click();
  await expect(ticket.getByRole('list', { name: 'Items' })).toContainText('Vitello tonnato');
  await ticket.getByRole('button', { name: 'Place order' }).click();
  await page
    .getByRole('dialog', { name: 'This number is blocked' })
    .getByRole('button', { name: 'Take the order' })
    .click();
  const placed = page.getByRole('status').filter({ hasText: 'Order placed' });
  await expect(placed).toContainText(name);
  await placed.getByRole('link', { name: 'Open order' }).click();
  await expect(page.getByLabel('Order details')).toContainText('Allergies: Nuts');
});

test('what is missing is named, one by one, at its field', async ({ page, signIn }) => {
  await signIn(page, 'owner', path);
  const ticket = page.getByRole('region', { name: 'Ticket' });
  await ticket.getByRole('button', { name: 'Delivery' }).click();
  await ticket.getByRole('button', { name: 'Place order' }).click();
  await expect(ticket.getByText('Not placed: Enter the customer’s phone number.')).toBeVisible();
  await expect(ticket.getByText('Enter the customer’s phone number.', { exact: true })).toBeVisible();
  await expect(ticket.getByText('Enter the customer’s name.')).toBeVisible();
  await expect(ticket.getByText('Add at least one item.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Phone' })).toBeFocused();
});

test('the ticket is still there after a reload, and gone once it is placed', async ({ page, signIn }) => {
  const name = someName();
  await signIn(page, 'owner', path);
  await takePickup(page, name);
  await page.reload();
  const ticket = page.getByRole('region', { name: 'Ticket' });
  await expect(ticket).toContainText('Vitello tonnato');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await ticket.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Order placed')).toBeVisible();
  await page.reload();
  await expect(ticket).toContainText('Nothing on the ticket yet');
});

test('a double click places one order', async ({ page, signIn }) => {
  const name = someName();
  await signIn(page, 'owner', path);
  await takePickup(page, name);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByText('Order placed')).toBeVisible();
  await page.goto('/app/order/today-orders');
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
});

test('a reply that is lost leaves one order, however often it is tried again', async ({ page, signIn }) => {
  const name = someName();
  await signIn(page, 'owner', path);
  await takePickup(page, name);
  let lost = 0;
  await page.route('**/create_order', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The server has done it; its answer never arrives.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('We couldn’t confirm the order')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Order placed')).toBeVisible();
  expect(lost).toBe(1);
  await page.goto('/app/order/today-orders');
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
});

test('an order below the minimum is taken anyway with a reason, and its ticket is printed at once', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', path);
  const ticket = page.getByRole('region', { name: 'Ticket' });
  await page.getByRole('combobox', { name: 'Phone' }).fill(someLandline());
  await page.getByRole('textbox', { name: 'Name' }).fill(someName());
  await ticket.getByRole('button', { name: 'Pickup' }).click();
  await page.getByRole('button', { name: /^Add Tiramis[uù], / }).click();
  await ticket.getByRole('button', { name: 'Place order' }).click();
  const question = page.getByRole('dialog', { name: 'Take this order anyway?' });
  await expect(question).toContainText('The order is below the minimum of €12.00.');
  await question.getByRole('textbox', { name: /^Reason/ }).fill('Collects it together with another order');
  await question.getByRole('button', { name: 'Take it anyway' }).click();
  const placed = page.getByRole('status').filter({ hasText: 'Order placed' });
  await expect(placed.getByRole('button', { name: 'New order' })).toBeFocused();

  await placed.getByRole('button', { name: 'Print ticket' }).click();
  const preview = page.getByRole('dialog', { name: /^Ticket/ });
  await expect(preview).toContainText('Tiramis');
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  await placed.getByRole('link', { name: 'Open order' }).click();
  const panel = page.getByRole('complementary', { name: 'Order' });
  await expect(panel).toContainText('Collects it together with another order');
});

test('opened by its shortcut, a tap adds the price shown, and typing searches the menu', async ({ page, signIn }) => {
  await signIn(page, 'owner', '/app/order/today-orders');
  await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toBeFocused();
  await page.keyboard.type('/margher');
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toHaveValue('margher');
  // The default size costs 2.50 more than the smallest.
  await expect(page.getByRole('button', { name: 'Add Margherita, €12.40' })).toBeVisible();
});

test('an order that comes while another is being taken is a notice with a way there, and takes nothing away', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn(page, 'owner', path);
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');
  const { order } = await platform.placeOrder();
  const view = page.getByRole('button', { name: 'View', exact: true });
  await expect(view).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  await view.click();
  await expect(page).toHaveURL(`/app/order/today-orders/${order._id}`);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
});

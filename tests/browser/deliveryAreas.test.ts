import type { Page } from '@playwright/test';
import type { Store } from '#contract/entities/store';
import { axe } from '../support/browserAxe';
import { areasPath } from '../support/browserDeliveryScreens';
import { fingerOn } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { expect, test } from './fixtures';

// All stories share the store's areas: they run one after the other, and each removes what it added.
test.describe.configure({ mode: 'serial' });

const drawMap = (page: Page) => page.getByRole('application', { name: 'Map to draw the area' });
const areas = (page: Page) => page.getByRole('list', { name: 'Delivery areas' });

async function openNew(page: Page, name: string): Promise<void> {
  await page.goto(`${areasPath}/create`);
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(areas(page)).toBeVisible();
}

async function remove(page: Page, name: string): Promise<void> {
  await areas(page).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(areas(page).getByRole('link', { name })).toHaveCount(0);
}

test('an area is drawn with the mouse, and a corner moved', async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await openNew(page, 'Drawn area');
  const map = drawMap(page);
  await expect(map.locator('canvas').first()).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  // The other areas are shown faintly, with recent deliveries.
  await expect(map.locator('.area-number')).toHaveCount(2);
  const covered = page.getByText(/^In the last 30 days, \d+ of \d+ deliveries were in this area\./);
  await expect(covered).toHaveText(/, 0 of/);
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no size');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  const corners = [at(0.4, 0.35), at(0.6, 0.35), at(0.6, 0.65), at(0.4, 0.65)];
  for (const [x, y] of corners) {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  }
  // They are counted before the outline is closed.
  await expect(covered).toHaveText(/, [1-9]\d* of/);
  const [first] = corners as [readonly [number, number]];
  await page.mouse.move(...first);
  await page.mouse.click(...first);
  await expect(page.getByRole('textbox', { name: /^Corner \d+$/ })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeVisible();
  // The map stays where the finger is.
  expect((await map.boundingBox())?.y).toBe(box.y);
  const drawn = page.getByRole('textbox', { name: 'Corner 1', exact: true });
  const before = await drawn.inputValue();
  // The corners can be dragged once the library shows them, with the frame after the last click.
  await expect(async () => {
    await page.mouse.move(...first);
    await page.mouse.down();
    await page.mouse.move(...at(0.35, 0.3), { steps: 5 });
    await page.mouse.up();
    expect(await drawn.inputValue()).not.toBe(before);
  }).toPass();
  await expect(page.getByRole('textbox', { name: /^Corner \d+$/ })).toHaveCount(4);
  await save(page);
  await expect(areas(page).getByText('Outline with 4 corners')).toBeVisible();
  await remove(page, 'Drawn area');
});

test('the same without a mouse: corners typed, refused where they cross, put first in the list', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner');
  await openNew(page, 'Typed area');
  const corners = ['45.755, 4.830', '45.760, 4.835', '45.760, 4.830', '45.755, 4.835'];
  for (const [index, corner] of corners.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add corner' }).press('Enter');
    await page.getByRole('textbox', { name: `Corner ${index + 1}`, exact: true }).fill(corner);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText(/^The outline crosses or touches itself/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Corner 2', exact: true }).fill('45.760, 4.830');
  await page.getByRole('textbox', { name: 'Corner 3', exact: true }).fill('45.760, 4.835');
  await save(page);

  const handle = page.getByRole('button', { name: 'Move Typed area' });
  await handle.press('Space');
  for (let step = 0; step < 3; step += 1) await handle.press('ArrowUp');
  await handle.press('Space');
  await expect(areas(page).getByRole('listitem').first()).toContainText('Typed area');
  await page.reload();
  await expect(areas(page).getByRole('listitem').first()).toContainText('Typed area');
  await remove(page, 'Typed area');
});

test('a quote changes with the area', async ({ page, signIn, platform }) => {
  const store: Store = await platform.store();
  await signIn(page, 'owner');
  await page.goto('/app/settings/delivery-settings/try-address');
  await page.getByRole('textbox', { name: 'Coordinates' }).fill(store.location.join(', '));
  await expect(page.getByText('You deliver there. It’s in “Presqu’île”.')).toBeVisible();
  await page.goto(areasPath);
  const toggle = page.getByRole('switch', { name: 'Deliver to Presqu’île' });
  await toggle.click();
  await expect(areas(page).getByText('Off', { exact: true })).toBeVisible();
  await page.goto('/app/settings/delivery-settings/try-address');
  await page.getByRole('textbox', { name: 'Coordinates' }).fill(store.location.join(', '));
  await expect(page.getByText('You deliver there. It’s in “East bank”.')).toBeVisible();
  await page.goto(areasPath);
  await toggle.click();
  await expect(areas(page).getByText('Off', { exact: true })).toHaveCount(0);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list and the map fit, and an area can be switched', async ({ page, signIn }) => {
    await signIn(page, 'owner');
    await page.goto(areasPath);
    await speak(page, 'ar');
    await expect(page.getByRole('heading', { name: 'المناطق', level: 1 })).toBeVisible();
    await expect(page.getByRole('application', { name: 'خريطة مناطق التوصيل' })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(3);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one finger on the map scrolls the page, and a hint says that two move the map', async ({ page, signIn }) => {
    await signIn(page, 'owner');
    await page.goto(areasPath);
    const map = page.getByRole('application', { name: 'Map of the delivery areas' });
    await expect(map.locator('.area-number').first()).toBeVisible();
    const box = await map.boundingBox();
    if (!box) throw new Error('the map has no size');
    const [x, from] = [box.x + box.width / 2, box.y + box.height - 30];
    const top = () => map.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    const finger = await fingerOn(page);
    await finger.down({ x, y: from });
    for (let step = 1; step <= 10; step += 1) await finger.move({ x, y: from - step * 15 });
    await expect(page.getByText('Use two fingers to move the map')).toBeVisible();
    await finger.up();
    await expect.poll(top).toBeLessThan(before - 50);
  });
});

test('the location of a phone order is a pin on the map of the areas, and has its area and fee', async ({
  page,
  signIn,
  platform,
}) => {
  const { location }: Store = await platform.store();
  await signIn(page, 'owner');
  await page.goto('/app/create-order');
  const ticket = page.getByRole('region', { name: 'Ticket' });
  await ticket.getByRole('button', { name: 'Delivery' }).click();
  await expect(ticket.getByText('The delivery fee depends on where the customer lives.')).toBeVisible();
  await ticket.getByRole('button', { name: 'Set manually' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery location' });
  const map = dialog.getByRole('application', { name: 'Map to set the delivery location' });
  await expect(map.getByText('Presqu’île')).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no size');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog.getByText(/of the store$/)).toBeVisible();
  await axe(page);
  // Without the map: the store's own location is in its first area.
  await dialog.getByRole('textbox', { name: 'Or paste a map link or location' }).fill(location.join(', '));
  await expect(dialog.getByText(/^Presqu’île · /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this location' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ticket.getByText('From the pasted location')).toBeVisible();
});

import { deliveryStatus as d } from '#contract/orders/statuses';
import { acceptedDelivery, callOffDeliveries, dispatchOf, peopleAtWork } from '../support/browserDispatch';
import { fingerOn } from '../support/browserFinger';
import type { PlacedOrder } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const path = '/app/order/dispatch';

// All stories share the store's people: those that send them home and to work run one after the other.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ page }) => callOffDeliveries(page));

test('ten orders among three people: one accepts, one refuses, one stays silent', async ({
  page,
  signIn,
  platform,
}) => {
  const [ada, bo, cy] = (await peopleAtWork(platform, 3)) as [PersonAtWork, PersonAtWork, PersonAtWork];
  await signIn(page, 'owner');
  const orders: PlacedOrder['order'][] = [];
  for (let count = 0; count < 10; count += 1) orders.push(await acceptedDelivery(page, platform));
  const numbers = orders.map(({ unique_id }) => unique_id);
  const [first, second, third, fourth, dragged, keyed, ...rest] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    ...number[],
  ];
  await page.goto(path);
  const desk = dispatchOf(page);
  await expect(desk.cardIn('New', first)).toBeVisible();

  // Four at once by a tap on each and one on the person.
  for (const number of [first, second, third, fourth]) await desk.pick(number);
  await page.getByRole('button', { name: `Assign 4 orders to ${ada.name}` }).click();
  for (const number of [first, second, third, fourth]) {
    await expect(desk.cardIn('Assigned', number)).toContainText(`Asking ${ada.name}`);
  }
  const [taken] = orders as [PlacedOrder['order']];
  await platform.ride(taken, d.WAITING, d.ACCEPTED);
  await expect(desk.cardIn('Assigned', first)).toContainText(`Delivery accepted: ${ada.name}`);
  await expect(desk.person(ada)).toContainText(`has #${first}`);

  // One by mouse, to a person who refuses: it is new again, and says so.
  await desk.drag(dragged, bo);
  await expect(desk.cardIn('Assigned', dragged)).toContainText(`Asking ${bo.name}`);
  await platform.ride(orders[4] as PlacedOrder['order'], d.WAITING, d.REJECTED);
  await expect(desk.cardIn('New', dragged)).toContainText('Declined');

  // One by keyboard, to a person who doesn't answer: the seconds run down.
  const grip = desk.card(keyed).getByRole('button', { name: `Drag order ${keyed} to a delivery person` });
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(desk.person(cy)).toHaveAttribute('data-drop', 'maybe');
  await desk.carryByKey(cy);
  await page.keyboard.press('Space');
  await expect(desk.cardIn('Assigned', keyed)).toContainText(`Asking ${cy.name}`);
  await expect(desk.cardIn('Assigned', keyed)).toContainText(/\d+ s/);

  // The rest by keys alone: X picks, A chooses, Enter gives.
  for (const number of rest) {
    await desk
      .card(number)
      .getByRole('link', { name: `#${number}` })
      .focus();
    await page.keyboard.press('x');
  }
  await page.keyboard.press('a');
  const picker = page.getByRole('dialog', { name: `Choose a delivery person for ${rest.length} orders` });
  await picker.getByRole('combobox', { name: 'Search by name' }).fill(bo.name);
  await page.keyboard.press('Enter');
  for (const number of rest) {
    await expect(desk.cardIn('Assigned', number)).toContainText(`Asking ${bo.name}`);
  }

  // From one person to another, who is already on the way; and the history of it.
  await desk.drag(first, cy);
  await expect(desk.cardIn('Assigned', first)).toContainText(`Asking ${cy.name}`);
  await desk
    .card(first)
    .getByRole('link', { name: `#${first}` })
    .click();
  const panel = page.getByLabel('Order details');
  await expect(panel.getByText(`${ada.name} accepted`)).toBeVisible();
  await expect(panel.getByText(`Withdrawn from ${ada.name}`)).toBeVisible();
});

interface PersonAtWork {
  _id: string;
  name: string;
}

test('of two dispatchers the slower one reads who was first, and sees where the order went', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  const [ada, bo] = (await peopleAtWork(platform, 2)) as [PersonAtWork, PersonAtWork];
  await signIn(page, 'owner');
  const other = await otherDevice();
  await signIn(other, 'dispatch', path);
  const { unique_id: number } = await acceptedDelivery(page, platform);
  await page.goto(path);
  const [slow, fast] = [dispatchOf(page), dispatchOf(other)];
  await expect(slow.cardIn('New', number)).toBeVisible();

  let release = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assign_order_list', async (route) => {
    await given;
    await route.continue();
  });
  await slow.pick(number);
  await page.getByRole('button', { name: `Assign 1 order to ${ada.name}` }).click();
  await expect(slow.cardIn('Assigned', number)).toContainText(`Asking ${ada.name}`);
  await fast.pick(number);
  await other.getByRole('button', { name: `Assign 1 order to ${bo.name}` }).click();
  await expect(fast.cardIn('Assigned', number)).toContainText(`Asking ${bo.name}`);
  // The newer change shows at once, over the guess that still waits for its answer.
  await expect(slow.cardIn('Assigned', number)).toContainText(`Asking ${bo.name}`);
  release();
  await expect(page.getByText(new RegExp(`^Order ${number}: .+ already assigned it to ${bo.name}`))).toBeVisible();
  await expect(slow.cardIn('Assigned', number)).toContainText(`Asking ${bo.name}`);
});

test('no one to be found stays on every page, until another search finds someone', async ({
  page,
  signIn,
  platform,
}) => {
  await peopleAtWork(platform, 0);
  await signIn(page, 'owner');
  const { unique_id: number } = await acceptedDelivery(page, platform);
  await page.goto(path);
  const desk = dispatchOf(page);
  await desk
    .card(number)
    .getByRole('button', { name: `Find the nearest available person for order ${number}` })
    .click();
  await expect(desk.cardIn('New', number)).toContainText('No delivery person found');

  await page.goto('/app/menu/item-list');
  const banner = page.getByRole('alert').filter({ hasText: 'o delivery person' });
  await expect(banner).toBeVisible();
  const [ada] = (await peopleAtWork(platform, 1)) as [PersonAtWork];
  await banner.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Search again' }).click();
  await expect(banner).toBeHidden();
  await page.goto(path);
  await expect(desk.cardIn('Assigned', number)).toContainText(`Asking ${ada.name}`);
});

test('what is looked at on the map is looked at in the lists, and a map without tiles says how far things are', async ({
  page,
  signIn,
  platform,
}) => {
  const [ada] = (await peopleAtWork(platform, 1)) as [PersonAtWork];
  await signIn(page, 'owner');
  await page.goto(path);
  const map = page.getByRole('application', { name: /^Map of deliveries/ });
  await expect(map.locator('canvas')).toBeVisible();
  await expect(map.getByText('1 km', { exact: true })).toBeAttached();
  const row = dispatchOf(page).person(ada).getByRole('button', { name: ada.name });
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(map.getByText(ada.name)).toBeVisible();
  await map.focus();
  await page.keyboard.press('PageDown');
  await expect(row).toHaveAttribute('aria-pressed', 'false');
});

test('an order is dropped on someone on the map, and a drop beside everyone gives it to no one', async ({
  page,
  signIn,
  platform,
}) => {
  const [ada] = (await peopleAtWork(platform, 1)) as [PersonAtWork];
  await signIn(page, 'owner');
  const { unique_id: number } = await acceptedDelivery(page, platform);
  await page.goto(path);
  const desk = dispatchOf(page);
  const map = page.getByRole('application', { name: /^Map of deliveries/ });
  await expect(map.locator('canvas')).toBeVisible();
  const mark = page.locator(`[data-mark-of="${ada._id}"]`);
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not in view.');

  await desk.take(number);
  await expect(mark).toHaveAttribute('data-drop', 'maybe');
  await page.mouse.move(box.x + box.width - 12, box.y + box.height - 12, { steps: 8 });
  await page.mouse.up();
  await expect(mark).toBeHidden();
  await expect(desk.cardIn('New', number)).toBeVisible();

  await desk.take(number);
  const at = await mark.boundingBox();
  if (!at) throw new Error('Nobody is seen on the map.');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 12 });
  await expect(mark).toHaveAttribute('data-drop', 'yes');
  await expect(mark).toHaveText(ada.name);
  await page.mouse.up();
  await expect(desk.cardIn('Assigned', number)).toContainText(`Asking ${ada.name}`);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a finger that rests takes a card, and one that swipes scrolls', async ({ page, signIn, platform }) => {
    const [ada] = (await peopleAtWork(platform, 1)) as [PersonAtWork];
    await page.clock.install();
    await signIn(page, 'owner');
    const { unique_id: number } = await acceptedDelivery(page, platform);
    for (let more = 0; more < 4; more += 1) await acceptedDelivery(page, platform);
    await page.goto(path);
    const desk = dispatchOf(page);
    const name = desk.card(number).locator('.customer');
    await name.scrollIntoViewIfNeeded();
    const hand = await fingerOn(page);
    const list = desk.column('New').locator('.cards');
    const scrolled = () => list.evaluate((element) => element.scrollTop);

    // A swipe, as fast as one who looks for another card.
    await list.evaluate((element) => element.scrollTo({ top: 0 }));
    const area = await list.boundingBox();
    if (!area) throw new Error('The column is not in view.');
    const middle = { x: area.x + area.width / 2, y: area.y + area.height - 60 };
    // However long this machine takes from touch to touch: for the page no time passes, as for one who is that fast.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await hand.down(middle);
    for (let step = 1; step <= 8; step += 1) await hand.move({ x: middle.x, y: middle.y - step * 22 });
    await expect(desk.person(ada)).toHaveAttribute('data-drop', 'none');
    await hand.up();
    await page.clock.resume();
    await expect.poll(scrolled).toBeGreaterThan(20);

    // A press that rests: the card comes along, and the column stays where it is.
    await name.scrollIntoViewIfNeeded();
    const from = await name.boundingBox();
    const to = await desk.person(ada).boundingBox();
    if (!from || !to) throw new Error('The card or the person is not in view.');
    await hand.down({ x: from.x + 10, y: from.y + 8 });
    await expect(desk.person(ada)).toHaveAttribute('data-drop', 'maybe');
    const before = await scrolled();
    const target = { x: to.x + 60, y: to.y + to.height / 2 };
    for (let step = 1; step <= 10; step += 1)
      await hand.move({
        x: from.x + ((target.x - from.x) * step) / 10,
        y: from.y + ((target.y - from.y) * step) / 10,
      });
    await expect(desk.person(ada)).toHaveAttribute('data-drop', 'yes');
    expect(await scrolled()).toBe(before);
    await hand.up();
    await expect(desk.cardIn('Assigned', number)).toContainText(`Asking ${ada.name}`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an order is given by its button, and people come up from below', async ({ page, signIn, platform }) => {
    const [ada] = (await peopleAtWork(platform, 1)) as [PersonAtWork];
    await signIn(page, 'owner');
    const { unique_id: number } = await acceptedDelivery(page, platform);
    await page.goto(path);
    await page.getByRole('tab', { name: /New$/ }).click();
    await page.getByRole('button', { name: `Assign order ${number}`, exact: true }).click();
    await page.getByRole('option', { name: new RegExp(ada.name) }).click();
    await page.getByRole('tab', { name: /Assigned$/ }).click();
    await expect(dispatchOf(page).card(number)).toContainText(`Asking ${ada.name}`);
    await page.getByRole('button', { name: 'Delivery people' }).click();
    await expect(dispatchOf(page).person(ada)).toContainText(`#${number}`);
  });
});

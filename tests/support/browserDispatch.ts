import { expect, type Locator, type Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import type { PlacedOrder, Platform } from './browserPlatform';

type Person = { _id: string; name: string };

/** Leaves so many approved delivery people of the demo's store at work, free, and sends the others home. */
export async function peopleAtWork(platform: Platform, count: number): Promise<Person[]> {
  const { _id: store_id, location } = await platform.store();
  const { data } = await platform.call('platform/get_provider_list', { store_id });
  const approved = data.filter(({ is_approved }) => is_approved);
  const free = approved.filter(({ availability }) => availability !== 'on_job');
  const atWork = free.slice(0, count);
  if (atWork.length < count) throw new Error(`Only ${atWork.length} delivery people have nothing to do.`);
  for (const { _id: provider_id } of free) {
    const isAtWork = atWork.some(({ _id }) => _id === provider_id);
    await platform.call('platform/set_provider_availability', {
      provider_id,
      availability: isAtWork ? 'free' : 'offline',
    });
    if (isAtWork) await platform.call('platform/set_provider_location', { provider_id, location });
  }
  return atWork.map(({ _id, first_name, last_name }) => ({ _id, name: `${first_name} ${last_name}` }));
}

/** Calls the store API in the session of a page. */
async function callAsStore<Name extends 'set_order_status' | 'get_order_list'>(
  page: Page,
  name: Name,
  body: BodyOf<Name>,
): Promise<ReplyOf<Name>> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('storeData') ?? '{}').servertoken as string);
  const headers = { 'content-type': 'application/json', servertoken: token, token };
  const reply = await (await page.request.post(callPath(name), { headers, data: body })).json();
  expect(reply).toMatchObject({ success: true });
  return reply;
}

const { ACCEPTED, CANCELLED_BY_STORE, NEW, REJECTED } = orderStatus;
const accepted = new WeakMap<Page, string[]>();

/** Places a delivery and accepts it for the store, in the session of a page. */
export async function acceptedDelivery(page: Page, platform: Platform): Promise<PlacedOrder['order']> {
  const { order } = await platform.placeOrder();
  await callAsStore(page, 'set_order_status', {
    order_id: order._id,
    from: order.order_status,
    order_status: ACCEPTED,
    minutes: 20,
  });
  accepted.set(page, [...(accepted.get(page) ?? []), order._id]);
  return order;
}

/** Calls off a story's deliveries: an offer that runs out later would alert the next one that no one was found. */
export async function callOffDeliveries(page: Page): Promise<void> {
  for (const order_id of accepted.get(page) ?? []) {
    await callAsStore(page, 'set_order_status', {
      order_id,
      from: ACCEPTED,
      order_status: CANCELLED_BY_STORE,
      reason: 'The story is over',
    });
  }
}

/**
 * Calls off searches that earlier stories left: when the last offer runs out, the page rings because no one was found.
 */
export async function endSearches(page: Page): Promise<void> {
  const { data } = await callAsStore(page, 'get_order_list', { board: 'dispatch', page: 1, perPage: 150 });
  for (const { _id: order_id, order_status: from, delivery_status } of data) {
    if (delivery_status !== deliveryStatus.WAITING && delivery_status !== deliveryStatus.NOBODY_FOUND) continue;
    const reason = 'The story is over';
    await callAsStore(page, 'set_order_status', { order_id, from, order_status: CANCELLED_BY_STORE, reason });
  }
  await expect(page.getByRole('alert').filter({ hasText: 'no delivery person' })).toHaveCount(0);
}

/** Rejects the orders that have waited for half an hour: on a slow machine they would soon ring, and alert every page. */
export async function endLongWaits(page: Page): Promise<void> {
  const { data } = await callAsStore(page, 'get_order_list', { board: 'today', page: 1, perPage: 150 });
  const since = Date.now() - 30 * 60_000;
  for (const { _id: order_id, order_status: from, created_at } of data) {
    if (from !== NEW || Date.parse(created_at) > since) continue;
    await callAsStore(page, 'set_order_status', {
      order_id,
      from,
      order_status: REJECTED,
      reason: 'The story is over',
    });
  }
  await expect(page.getByRole('alert').filter({ hasText: 'is about to be rejected' })).toHaveCount(0);
}

/** Where something stands in the middle of its list: at the edge a head would lie over it, and other cards push it on. */
async function inSight(element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not in view.');
  return box;
}

/** The dispatch page as a person sees it. */
export const dispatchOf = (page: Page) => {
  const column = (name: 'New' | 'Assigned' | 'Out for delivery') =>
    page.getByRole('region', { name: new RegExp(`^${name}, \\d+ orders?$`) });
  const card = (number: number, within: Page | Locator = page) =>
    within.getByRole('article', { name: `#${number}`, exact: true });
  return {
    column,
    card,
    cardIn: (name: Parameters<typeof column>[0], number: number) => card(number, column(name)),
    person: ({ _id }: Person) => page.locator(`[data-person-id="${_id}"]`),
    async pick(number: number) {
      const box = page.getByRole('checkbox', { name: `Select order ${number}`, exact: true });
      // `check` would look at once: right after a page's first drawing, the tick comes with its effects.
      await box.click();
      await expect(box).toBeChecked();
    },
    /** Takes a card by mouse, and holds it. */
    async take(number: number) {
      const from = card(number).locator('.customer');
      await expect(async () => {
        await page.mouse.up();
        const start = await inSight(from);
        await page.mouse.move(start.x + 8, start.y + 8);
        await page.mouse.down();
        await page.mouse.move(start.x + 30, start.y + 30, { steps: 4 });
        await expect(card(number)).toHaveAttribute('data-dragged', 'true', { timeout: 1_000 });
      }).toPass();
    },
    /** Carries a card that was taken by key to a person, up or down the list: a key that came late is made good. */
    async carryByKey({ _id }: Person) {
      const wanted = page.locator(`[data-person-id="${_id}"]`);
      await expect(async () => {
        const isAbove = await wanted.evaluate((element) => {
          const under = document.querySelector('[data-person-id][data-drop="yes"]');
          return under !== null && Boolean(under.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
        });
        if ((await wanted.getAttribute('data-drop')) !== 'yes')
          await page.keyboard.press(isAbove ? 'ArrowUp' : 'ArrowDown');
        await expect(wanted).toHaveAttribute('data-drop', 'yes', { timeout: 500 });
      }).toPass();
    },
    /** Drags a card to a person by mouse, as a hand does: not in one jump. */
    async drag(number: number, person: Person) {
      const from = card(number).locator('.customer');
      const target = page.locator(`[data-person-id="${person._id}"]`);
      // Cards and people move while a hand is on its way: one that missed takes hold again where they stand now.
      await expect(async () => {
        await page.mouse.up();
        await inSight(target);
        const start = await inSight(from);
        const end = await target.boundingBox();
        if (!end) throw new Error('The person is not in view.');
        await page.mouse.move(start.x + 8, start.y + 8);
        await page.mouse.down();
        await page.mouse.move(start.x + 30, start.y + 30, { steps: 4 });
        await page.mouse.move(end.x + 40, end.y + end.height / 2, { steps: 12 });
        await expect(target).toHaveAttribute('data-drop', 'yes', { timeout: 2_000 });
      }).toPass();
      await page.mouse.up();
    },
  };
};

import { boardOf } from '../support/browserBoard';
import { expect, test } from './fixtures';

test('at 1440 an open order hides no column, and a message covers neither cards nor buttons', async ({
  page,
  signIn,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await expect(panel.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  const panelBox = await panel.boundingBox();
  for (const name of ['New', 'Kitchen', 'Ready', 'Out for delivery']) {
    const box = await page.getByRole('region', { name: new RegExp(`^${name}, `) }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity), name).toBeLessThanOrEqual(panelBox?.x ?? 0);
  }

  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const message = await page.getByText(`#${number} accepted`).boundingBox();
  for (const part of [panel, page.getByRole('group', { name: 'Orders by stage' })]) {
    const box = await part.boundingBox();
    if (!box || !message) throw new Error('The message or what it must not cover has no place on screen');
    const isApart = message.y + message.height <= box.y || box.y + box.height <= message.y;
    expect(isApart).toBe(true);
  }

  await undo.click();
  await expect(boardOf(page).cardIn('New', number)).toBeVisible();
  await expect(panel.getByText('Acceptance undone')).toBeVisible();
});

for (const width of [1440, 1200]) {
  test(`at ${width} an order that opens beside its board moves nothing up or down`, async ({
    page,
    signIn,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { order } = await platform.placeOrder();
    await signIn(page, 'owner', '/app/order/today-orders');
    const columns = page.getByRole('group', { name: 'Orders by stage' });
    const search = page.getByRole('searchbox', { name: 'Number, customer or phone' });
    await expect(search).toBeVisible();
    const tops = async () => [(await columns.boundingBox())?.y, (await search.boundingBox())?.y];
    const before = await tops();
    await page.getByRole('link', { name: `#${order.unique_id}` }).click();
    await expect(page.getByRole('complementary', { name: 'Order details' })).toBeVisible();
    expect(await tops()).toEqual(before);
    // Search and types are still usable, and within the board's width.
    const [field, board] = [await search.boundingBox(), await columns.boundingBox()];
    expect(field?.width).toBeGreaterThan(100);
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan((board?.x ?? 0) + (board?.width ?? 0));
  });
}

test('compact cards show four orders of a column at 1440 by 900, and five at 1920 by 1080', async ({
  page,
  signIn,
  platform,
}) => {
  const names: string[] = [];
  for (let placed = 0; placed < 6; placed += 1) names.push((await platform.placeOrder()).customerName);
  await page.addInitScript(() => localStorage.setItem('storedesk.card-density', 'compact'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner', '/app/order/today-orders');
  const column = page.getByRole('region', { name: /^New, / });
  // For orders with a line or two: one with many lines and notes is taller.
  const fitting = () =>
    column.evaluate((element, ours) => {
      const cards = [...element.querySelectorAll('article')];
      const usual = cards.filter(({ textContent }) => ours.some((name) => textContent.includes(name)));
      if (usual.length < ours.length) return 0;
      // Cards far below have an estimated height until they are laid out.
      for (const card of usual) card.style.contentVisibility = 'visible';
      const height = Math.max(...usual.map((card) => card.getBoundingClientRect().height));
      const first = cards[0]?.getBoundingClientRect().top ?? 0;
      return Math.floor((element.getBoundingClientRect().bottom - first) / (height + 6));
    }, names);
  await expect.poll(fitting).toBeGreaterThanOrEqual(4);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(fitting).toBeGreaterThanOrEqual(5);
});

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
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /, suggested$/ })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const message = await page.getByText(`#${number} accepted`).boundingBox();
  for (const part of [panel, page.getByRole('group', { name: 'Orders by stage' })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(message?.y ?? 0);
  }

  await undo.click();
  await expect(boardOf(page).cardIn('New', number)).toBeVisible();
  await expect(panel.getByText('Acceptance undone')).toBeVisible();
});

import { expect, test } from './fixtures';

test('the list finds an order by its customer, filters by type, and is kept over a reload', async ({
  page,
  signIn,
  platform,
}) => {
  const delivery = await platform.placeOrder();
  const pickup = await platform.placeOrder({ order_type: 'pickup' });
  await signIn(page, 'owner');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('table').getByRole('row');
  const search = page.getByPlaceholder('Number, customer or phone');
  for (const [found, other] of [
    [delivery, pickup],
    [pickup, delivery],
  ] as const) {
    await search.fill(found.customerName);
    await expect(rows.filter({ hasText: other.customerName })).toHaveCount(0);
    await expect(rows.filter({ hasText: found.customerName })).toHaveCount(1);
  }
  // Other stories' orders may fill the first page.
  await search.fill('');
  await expect(rows.nth(2)).toBeVisible();

  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('menuitem', { name: 'Pickup' }).click();
  await expect(rows.filter({ hasText: delivery.customerName })).toHaveCount(0);
  await expect(rows.filter({ hasText: pickup.customerName })).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '100' }).click();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveText('100');
  await expect(rows.filter({ hasText: pickup.customerName })).toHaveCount(1);
  await expect(rows.filter({ hasText: delivery.customerName })).toHaveCount(0);
});

for (const width of [820, 1440])
  test(`every column of the list is whole at ${width} px`, async ({ page, signIn, platform }) => {
    await platform.placeOrder();
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'owner');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const actions = page.getByRole('columnheader', { name: 'Actions' });
    await expect(actions).toBeVisible();
    const total = page.getByRole('columnheader', { name: 'Total' });
    // The actions stay at the edge, over whatever doesn't fit.
    const rightOf = async (cell: typeof total) => cell.evaluate((element) => element.getBoundingClientRect());
    await expect.poll(async () => (await rightOf(total)).right <= (await rightOf(actions)).left + 1).toBe(true);
  });

test('the list follows what happens, and leads to the order', async ({ page, signIn, platform }) => {
  await signIn(page, 'owner');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  // Other stories' orders may fill the first page of fifty.
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '100' }).click();
  const { order, customerName } = await platform.placeOrder();
  const row = page.getByRole('table').getByRole('row').filter({ hasText: customerName });
  await expect(row).toHaveCount(1);
  await row.getByText(customerName).click();
  await expect(page).toHaveURL(`/app/order/today-orders/${order._id}`);
  await expect(page.getByRole('heading', { name: `Order ${order.unique_id}` })).toBeVisible();
});

test('a column that is left out stays left out, on a wide screen and on a phone alike', async ({
  page,
  signIn,
  platform,
}) => {
  const { customerName } = await platform.placeOrder();
  await signIn(page, 'owner');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  // Other stories' orders may fill the first page of fifty.
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '100' }).click();
  const header = (name: string) => page.getByRole('columnheader').filter({ hasText: name });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(header('Status')).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    const chooser = page.locator('.MuiPopover-root:visible');
    await chooser.getByRole('switch', { name: 'Status' }).click();
    await expect(header('Status')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(chooser).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: customerName })).toHaveCount(1);
    await expect(header('Status')).toHaveCount(0);
  }
});

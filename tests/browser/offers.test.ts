import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ticketOf = (page: Page) => page.getByRole('region', { name: 'Ticket' });

/** 20% off salads, at most 200 uses. */
async function createOffer(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'New offer' }).first().click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Salad days');
  await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('20');
  await page.getByRole('combobox', { name: 'Applies to' }).click();
  await page.getByRole('option', { name: 'Certain sub-categories' }).click();
  await page.getByRole('combobox', { name: 'Sub-categories', exact: true }).click();
  await page.getByRole('option', { name: 'Salads' }).click();
  await page.getByRole('textbox', { name: 'Total uses' }).fill('200');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('20% · Salads');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('an offer is created, used in a phone order, and paused on another device', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', '/app/offers');
  await createOffer(page, 'SALAD20');
  const row = page.getByRole('row').filter({ hasText: 'SALAD20' });
  await expect(row).toContainText('Active');
  await expect(row).toContainText('0 of 200');

  const phone = await otherDevice();
  await signIn(phone, 'owner', '/app/create-order');
  const ticket = ticketOf(phone);
  await ticket.getByRole('group', { name: 'Order type' }).getByRole('button', { name: 'Pickup' }).click();
  await phone.getByRole('button', { name: /^Add Panzanella, / }).click();
  await phone.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
  await ticket.getByRole('button', { name: 'Add promo code' }).click();
  await ticket.getByRole('textbox', { name: 'Promo code' }).fill('salad20');
  // A fifth of 10.90 comes off the salad; the other line keeps its price.
  await expect(ticket.getByText('Discount (SALAD20)')).toBeVisible();
  await expect(ticket).toContainText('Salad days · €2.18 off');
  await expect(ticket.getByRole('listitem').filter({ hasText: 'Panzanella' })).toContainText('-€2.18');
  await ticket.getByRole('button', { name: 'Place order' }).click();
  const placed = phone.getByRole('status').filter({ hasText: 'Order placed' });
  await expect(placed).toContainText('€21.62');
  await placed.getByRole('link', { name: 'Open order' }).click();
  await expect(phone.getByText('Discount (SALAD20)')).toBeVisible();

  await page.reload();
  await expect(row).toContainText('1 of 200');
  await row.getByRole('switch', { name: 'Salad days: on' }).click();
  await expect(row).toContainText('Paused');

  await phone.goto('/app/create-order');
  await phone.getByRole('button', { name: /^Add Panzanella, / }).click();
  await phone.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
  await ticket.getByRole('button', { name: 'Add promo code' }).click();
  await ticket.getByRole('textbox', { name: 'Promo code' }).fill('SALAD20');
  await ticket.getByRole('textbox', { name: 'Promo code' }).blur();
  await expect(ticket.getByText('This offer is paused.')).toBeVisible();
  await ticket.getByRole('button', { name: 'Clear', exact: true }).click();
});

/** Chooses a file of offers, and waits for what its rows would do. */
async function preview(page: Page, content: string): Promise<void> {
  const file = { name: 'offers.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview of offers.csv' })).toBeVisible();
}

test('the export of the offers is edited and imported again, and the import is undone', async ({ page, signIn }) => {
  await signIn(page, 'owner', '/app/offers');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await preview(page, exported);
  await expect(page.getByText('No changes to import.')).toBeVisible();

  await page.getByRole('button', { name: 'Back to columns' }).click();
  await page.getByRole('button', { name: 'Another file' }).click();
  await preview(page, exported.replace(/,Flyer,(.*),absolute,3\.00,/, ',Flyer,$1,absolute,4.00,'));
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'Your offers are up to date' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 record undone.')).toBeVisible();
});

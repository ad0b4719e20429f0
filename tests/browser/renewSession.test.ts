import type { Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import { boardOf } from '../support/browserBoard';
import { accounts, signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

/** Ends the page's session on the server, as when it expires: the page isn't told. */
async function endSession(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('storeData') ?? '{}').servertoken as string);
  const response = await fetch(url + callPath('logout'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', servertoken: token, token },
    body: '{}',
  });
  expect(await response.json()).toMatchObject({ success: true });
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(accounts.owner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(accounts.owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a session that ends asks over the page, and the reason being typed is still there', async ({
  page,
  server,
  platform,
}) => {
  await signInByForm(page, accounts.owner);
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  const board = boardOf(page);
  await board.choose(number, 'Reject');
  const question = page.getByRole('dialog', { name: `Reject order ${number}?` });
  await question.getByLabel('Add details').fill('The oven is broken');
  await endSession(page, server.url);
  await signInAgain(page);
  await expect(question.getByLabel('Add details')).toHaveValue('The oven is broken');
  await question.getByRole('button', { name: 'Reject order' }).click();
  await expect(board.card(number)).toBeHidden();
  await page.goto(`/app/order/today-orders/${order._id}`);
  await expect(page.getByText('Reason: The oven is broken')).toBeVisible();
});

test('an order that is being taken survives the end of its session, and is placed after it', async ({
  page,
  server,
}) => {
  await signInByForm(page, accounts.owner);
  await page.goto('/app/create-order');
  await page.getByRole('combobox', { name: 'Phone' }).fill('472334455');
  await page.getByRole('textbox', { name: 'Name' }).fill('Maud Typing');
  await page.getByRole('group', { name: 'Order type' }).getByRole('button', { name: 'Pickup' }).click();
  await page.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
  await endSession(page, server.url);
  await signInAgain(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maud Typing');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Order placed')).toBeVisible();
});

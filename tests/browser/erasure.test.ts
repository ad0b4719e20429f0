import { eq } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import { openDatabase } from '#server/db/client';
import { orders } from '#server/db/schema/index';
import { paths } from '../../src/config/paths';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { history } from '../support/browserHistoryScreens';
import { downloaded } from '../support/browserImport';
import { speak } from '../support/browserLanguage';
import type { BrowserServer } from '../support/browserServer';
import { accounts, signInByForm } from '../support/browserSignIn';
import { expect, testOnOwnServer as test } from './fixtures';

const phone = { width: 390, height: 844 };

test('an owner on a phone erases a customer who asks for it, and gives them the certificate', async ({
  page,
  platform,
}) => {
  const { order, customerName } = await platform.placeOrder();
  const { _id: store_id } = await platform.store();
  await platform.call('platform/cancel_order', { store_id, order_id: order._id, reason: 'Changed my mind' });
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, accounts.owner);
  await page.goto(`${paths.historyList}/${order._id}`);
  const panel = page.getByLabel('Order details');
  await expect(panel.getByText(customerName)).toBeVisible();
  await panel.getByRole('button', { name: 'Erase customer’s data' }).click();

  const question = page.getByRole('dialog', { name: /^Erase the data of / });
  await expect(question.getByRole('heading', { level: 2 })).toContainText(customerName);
  await expect(question.getByText('Kept', { exact: true })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await speak(page, 'ar');
  await expect(page.getByRole('dialog').getByText('ما يبقى')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
  await speak(page, 'en');
  await question.getByRole('button', { name: 'Erase data' }).click();

  const certificate = page.getByRole('dialog', { name: 'Certificate of erasure' });
  await expect(certificate.getByText(`Orders: #${order.unique_id}`)).toBeVisible();
  await expect(certificate.getByText('Addresses: 1')).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  const { content } = await downloaded(page, certificate.getByRole('button', { name: 'Save certificate' }));
  expect(content).toContain('Certificate of erasure');
  expect(content).not.toContain(customerName);
  await certificate.getByRole('button', { name: 'Close' }).click();
  await expect(panel.getByText('Customer (data erased)')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Erase customer’s data' })).toHaveCount(0);

  await page.goto(paths.historyList);
  await history(page);
  await expect(page.getByText(customerName)).toHaveCount(0);
});

/** Ends the demo's open orders, as if the staff had served them all. */
async function serveAll({ folder, server }: { folder: string; server: BrowserServer }): Promise<void> {
  await server.stop();
  const opened = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder });
  const completed = { is_open: false, order_status: orderStatus.COMPLETED, ended_at: new Date() };
  await opened.db.update(orders).set(completed).where(eq(orders.is_open, true));
  await opened.close();
  await server.start();
}

test('an owner on a phone has the store deleted once its orders are served, sees it on every page, and cancels', async ({
  page,
  folder,
  server,
}) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, accounts.otherOwner);
  await page.goto('/app/profile?tab=account');
  await page.getByRole('button', { name: 'Delete store' }).click();
  const question = page.getByRole('dialog', { name: /^Delete / });
  await axe(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: 'Delete in 30 days' }).click();
  await expect(page.getByText('The store has open orders. Complete or cancel them first.')).toBeVisible();
  await serveAll({ folder, server });
  await page.reload();
  await page.getByRole('button', { name: 'Delete store' }).click();
  await question.getByRole('button', { name: 'Delete in 30 days' }).click();
  await expect(question).toBeHidden();

  await page.goto(paths.itemList);
  // Until the first tap, the browser may mute the page, and that is the more urgent notice.
  await page.getByRole('heading', { level: 1 }).first().click();
  const notice = page.getByRole('alert').filter({ hasText: /^The store will be deleted on / });
  await expect(notice).toBeVisible();
  await axe(page);
  await speak(page, 'ar');
  await expect(page.getByRole('alert').filter({ hasText: 'سيُحذف المتجر' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
  await speak(page, 'en');
  await notice.getByRole('button', { name: 'Cancel deletion' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { callByHand } from '../support/browserAccounts';
import { axe, expectNoSidewaysScroll } from '../support/browserAxe';
import { cash } from '../support/browserHistoryScreens';
import { speak } from '../support/browserLanguage';
import type { Platform } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const phone = { width: 390, height: 844 };

/** Makes the platform owe the store more than anything that its orders took. */
async function correct(platform: Platform, amount: number, order_id?: string): Promise<{ store_id: string }> {
  const { _id: store_id } = await platform.store();
  const about = { idempotency_key: randomUUID(), reason: 'Agreed by phone', ...(order_id && { order_id }) };
  await platform.call('platform/add_adjustment', { ...about, store_id, amount });
  return { store_id };
}

const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });

test('an owner requests a payout, withdraws it, and reads the statement of the one that was made', async ({
  page,
  signIn,
  platform,
}) => {
  const { store_id } = await correct(platform, 10_000_000);
  await signIn(page, 'owner', paths.payouts);
  await balance(page).getByRole('button', { name: 'Request a payout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a payout' });
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('12.50');
  await dialog.getByRole('button', { name: 'Request payout' }).click();
  await expect(page.getByText('Payout requested.')).toBeVisible();
  await expect(page.getByText('Waiting for the platform').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).first().click();
  const question = page.getByRole('dialog', { name: 'Cancel this request?' });
  await question.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText('Payout request cancelled.')).toBeVisible();

  const transfer = { store_id, idempotency_key: randomUUID(), amount: 4_321, reason: 'Transfer 77' };
  await platform.call('platform/add_payout', transfer);
  await page.reload();
  await page
    .getByRole('button', { name: /^Payout of .*: €43\.21\. Show details$/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Payout of €43.21' });
  await expect(details.getByText('Transfer 77')).toBeVisible();
  await details.getByRole('button', { name: 'Verify the seal' }).click();
  await expect(details.getByText(/^The seal is intact/)).toBeVisible();
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}-\d{2}\.pdf$/);
  await axe(page);
});

test('a delivery person’s cash is counted on a phone with two taps and a number', async ({ page, signIn }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'owner', paths.cash);
  await cash(page);
  const first = page.getByRole('button', { name: /: hand in €/ }).first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  const [, name = '', held = ''] = /^(.*): hand in €(.*)$/.exec(label) ?? [];
  await first.click();
  const dialog = page.getByRole('dialog', { name: `Cash from ${name}` });
  const field = dialog.getByRole('textbox', { name: /^Counted/ });
  await expect(field).toBeFocused();
  await field.fill('0');
  await expect(dialog.getByRole('status')).toHaveText(`€${held} missing`);
  await expect(dialog.getByRole('button', { name: /^Hand in/ })).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await field.fill(held.replaceAll(',', ''));
  await expect(dialog.getByRole('status')).toHaveText('Exactly right');
  await dialog.getByRole('button', { name: /^Hand in/ }).click();
  await expect(page.getByText(`Handed in by ${name}: €${held}`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Last handovers' }).getByText(name).first()).toBeVisible();
  await axe(page);
  await speak(page, 'ar');
  await expectNoSidewaysScroll(page);
});

test('a deduction is contested from its order, and the case is in support', async ({ page, signIn, platform }) => {
  await signIn(page, 'owner');
  const ended = await callByHand(page, 'get_order_list', { board: 'history', perPage: 1 });
  const [order] = ended.success ? ended.data : [];
  if (!order) throw new Error('The demo has no ended order.');
  await correct(platform, -70, order._id);
  await page.goto(`${paths.historyList}/${order._id}`);
  await page.getByText(/^This order brought you/).click();
  await page.getByRole('button', { name: 'Contest: Corrections by the platform' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contest: Corrections by the platform' });
  await dialog.getByRole('textbox').fill('The courier was on time.');
  await dialog.getByRole('button', { name: 'Open a support case' }).click();
  await expect(page.getByText(/^(A support case was opened|The support case is saved)/)).toBeVisible();
  const thread = await callByHand(page, 'get_support_thread', {});
  const texts = thread.success ? thread.messages.map(({ text }) => text) : [];
  expect(texts.join('\n')).toContain('The courier was on time.');
});

import type { Page } from '@playwright/test';
import { callByHand } from '../support/browserAccounts';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { hearTones } from '../support/browserBoard';
import { untriedEmail } from '../support/browserDemo';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { fillSignIn } from '../support/browserSignIn';
import { standingOf } from '../support/browserStanding';
import { testPassword } from '../support/factories/index';
import { expect, testOnOwnServer as test } from './fixtures';

const untried = { kind: 'store', email: untriedEmail, password: testPassword } as const;

/** Counts what the page prints, instead of opening the browser's dialog. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { prints: number };
    counter.prints = 0;
    window.print = () => {
      counter.prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

test('on a phone, the owner of a blocked store sends a test order, hears it, prints its ticket and accepts it', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await touch(page);
  const [tones, prints] = [await hearTones(page), await countPrints(page)];
  const standing = await standingOf(platform, untriedEmail);
  await standing.approve(false);
  await page.goto('/store/login');
  await fillSignIn(page, untried);
  await expect(page).toHaveURL('/app/profile?notice=not_approved');
  const step = page.getByRole('listitem').filter({ hasText: 'Send a test order' });
  await expect(step).toContainText('To do');

  await step.getByRole('button', { name: 'Send test order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test order' });
  await expect(dialog.getByText('#0 · Pickup')).toBeVisible();
  await expect(dialog.getByText('Test item')).toBeVisible();
  await expect.poll(tones).toBeGreaterThan(0);
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
  await turn(page, 'light');

  await dialog.getByRole('button', { name: 'Print ticket' }).click();
  const ticket = page.getByRole('dialog', { name: 'Ticket for order 0' });
  await expect(ticket.getByTestId('ticket')).toContainText('Test order');
  await ticket.getByRole('button', { name: 'Print ticket' }).click();
  await expect.poll(prints).toBe(1);

  // It waits for an owner who closes it.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await step.getByRole('button', { name: 'Show test order' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Accepted. This is how every order works.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(step).toContainText('Done');

  await speak(page, 'ar');
  await page.getByRole('button', { name: 'إرسال طلب آخر' }).click();
  const arabic = page.getByRole('dialog', { name: 'طلب تجريبي' });
  await expect(arabic.getByText('تجريبي', { exact: true })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await arabic.getByRole('button', { name: 'قبول' }).click();
  await expect(arabic.getByRole('status')).toHaveText('تم قبول الطلب. هكذا تسير كل الطلبات.');
  await arabic.getByRole('button', { name: 'إغلاق' }).click();
  await speak(page, 'en');

  await standing.approve(true);
  await expect(page.getByRole('alert').filter({ hasText: /^Not approved yet/ })).toHaveCount(0);
  expect(await callByHand(page, 'get_order_totals', {})).toMatchObject({
    ...{ success: true, count: 0, total: 0 },
    cancelled: { count: 0, total: 0 },
  });
});

test('in a store with boards, a test order is marked on them, and its items can’t be changed', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'otherOwner', '/app/profile?tab=ready');
  const reply = await callByHand(page, 'send_test_order', { idempotency_key: 'a test order' });
  expect(reply).toMatchObject({ success: true });
  await page.goto('/app/order/today-orders');
  const card = page.getByRole('article', { name: '#0' });
  await expect(card).toContainText('Test');
  await expect(card).toContainText('Test order');
  await card.getByRole('link', { name: '#0' }).click();
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await expect(panel.getByText('Test', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change items' })).toHaveCount(0);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { businessDate } from '#contract/time';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { demoFolderVariable } from '../support/browserDemo';
import { speak } from '../support/browserLanguage';
import { platformOf } from '../support/browserPlatform';
import { browserServer } from '../support/browserServer';
import { accounts, signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

/** In all, from the banner until the plan is chosen. */
const mostTaps = 8;

/** The gateway's stand-in: the number of a test card is typed there. */
async function saveCard(page: Page, number?: string): Promise<void> {
  if (number) await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription', exact: true })).toBeVisible();
}

test('an owner chooses a plan from the trial’s banner, and pays with another card when the first one fails', async ({
  browser,
}) => {
  test.slow();
  const folder = mkdtempSync(join(dirname(process.env[demoFolderVariable] ?? ''), 'billing-'));
  const server = await browserServer(folder, () => ({ DEMO: 'on', SIMULATE_RATE: '0' }));
  await server.start();
  try {
    // The address to which the gateway returns people without a PUBLIC_ADDRESS.
    const page = await browser.newPage({ baseURL: server.url.replace('127.0.0.1', 'localhost') });
    await signInByForm(page, accounts.otherOwner);
    const plan = page.getByRole('region', { name: 'Current state' });
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };

    await expect(page.getByText(/^Your trial ends on /)).toBeVisible();
    await tap(page.getByRole('button', { name: 'Open subscription' }));
    await tap(page.getByRole('button', { name: 'Choose Plus' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Add a card' }));
    taps += 1;
    await saveCard(page);
    const dialog = page.getByRole('dialog', { name: 'Choose Plus' });
    await expect(dialog.getByText(/^Nothing is charged today\./)).toBeVisible();
    await tap(dialog.getByRole('button', { name: 'Choose', exact: true }));
    await expect(plan).toContainText('Next charge');
    expect(taps).toBeLessThanOrEqual(mostTaps);
    await expect(page.getByText(/^Your trial ends on /)).toBeHidden();

    await page.getByRole('button', { name: 'Add a card' }).click();
    await saveCard(page, '4000 0000 0000 0341');
    await expect(page.getByRole('listitem').filter({ hasText: '0341' })).toContainText('Default');

    const platform = platformOf(server);
    const { data } = await platform.call('platform/get_store_list', {});
    const store = data.find(({ email }) => email === accounts.otherOwner.email);
    if (!store) throw new Error('The demo has no second store.');
    // A trial ends with a business day: the store's begins at four in the morning.
    const today = businessDate(new Date(), { timezone: 'America/Chicago', day_starts_at: 240 });
    const about = { store_id: store._id, reason: 'The trial ends today' };
    await platform.call('platform/set_subscription', {
      ...about,
      idempotency_key: crypto.randomUUID(),
      trial_ends_on: today,
    });
    await expect(async () => {
      await page.reload();
      await expect(plan).toContainText('The last payment failed.', { timeout: 3_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByText(/^Your payment failed\. Pay before /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeDisabled();
    await expect(page.getByText('Once the open invoice is paid, you can change your plan.')).toBeVisible();
    await axe(page);
    await turn(page, 'dark');
    await axeColours(page);
    await turn(page, 'light');

    await page.setViewportSize({ width: 390, height: 844 });
    await speak(page, 'ar');
    await expect(page.getByRole('button', { name: 'الدفع الآن' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await axe(page);
    await speak(page, 'en');

    const good = page.getByRole('listitem').filter({ hasText: '4242' });
    await good.getByRole('button', { name: /^Make default/ }).click();
    await plan.getByRole('button', { name: 'Pay now' }).click();
    await expect(plan).toContainText('Your plan: Plus');
    await expect(plan).not.toContainText('failed');
    await expect(page.getByText(/^Your payment failed/)).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: '000001' })).toContainText('Paid');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

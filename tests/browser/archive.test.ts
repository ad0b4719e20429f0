import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentOf } from '../support/archives';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, signInByForm } from '../support/browserSignIn';
import { expect, testOnOwnServer as test } from './fixtures';

const phone = { width: 390, height: 844 };
const address = '/app/profile?tab=account&section=archive';
/** The job looks for requests every two seconds, and reads the whole demo. */
const patience = 60_000;

test('an owner on a phone takes everything with them, and deletes the archive', async ({ page }) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, accounts.owner);
  await page.goto(address);
  const section = page.getByRole('region', { name: 'Take everything with you' });
  await section.getByRole('button', { name: 'Create archive' }).click();
  await expect(section.getByText(/Your archive is ready: [\d.]+ MB\. You can download it until/)).toBeVisible({
    timeout: patience,
  });
  await axe(page);
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download archive' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^storedesk-\d{4}-\d\d-\d\d\.zip$/);
  const path = await download.path();
  // What the page shows is what was downloaded.
  await expect(section.getByText(createHash('sha256').update(readFileSync(path)).digest('hex'))).toBeVisible();
  const content = await contentOf(path);
  const manifest = JSON.parse(content.get('manifest.json')?.toString() ?? '') as {
    tables: { name: string; rows: number }[];
  };
  expect(manifest.tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThan(0);
  await expect(page).toHaveURL(/section=archive/);

  await section.getByRole('button', { name: 'Delete archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByRole('button', { name: 'Create archive' })).toBeVisible();
  await page.reload();
  await expect(section.getByRole('button', { name: 'Create archive' })).toBeVisible();
});

test('the section on a phone in Arabic, light and dark', async ({ page }) => {
  await page.setViewportSize(phone);
  await signInByForm(page, accounts.owner);
  await page.goto(address);
  await page.getByRole('button', { name: 'Create archive' }).click();
  await speak(page, 'ar');
  await expect(page.getByRole('button', { name: 'تنزيل الأرشيف' })).toBeVisible({ timeout: patience });
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
});

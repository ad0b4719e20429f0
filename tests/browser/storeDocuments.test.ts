import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/db/client';
import { platformSettings, stores } from '#server/db/schema/index';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { demoFolderVariable } from '../support/browserDemo';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { platformOf } from '../support/browserPlatform';
import { type BrowserServer, browserServer } from '../support/browserServer';
import { accounts, fillSignIn } from '../support/browserSignIn';
import { test as base, expect } from './fixtures';

const picture = resolve('server/db/seed/demo/people/identity-front.webp');
const pdf = resolve('server/db/seed/demo/people/insurance.pdf');
const phone = { width: 390, height: 844 };

/** The demo on a platform that requires documents, whose second store has none. */
const test = base.extend<object, { server: BrowserServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const demo = process.env[demoFolderVariable];
      if (!demo) throw new Error('The demo was not prepared.');
      const folder = mkdtempSync(join(dirname(demo), 'documents-'));
      cpSync(demo, folder, { recursive: true });
      const opened = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder });
      const row = { name: 'platform', value: { is_upload_store_documents: true } };
      await opened.db
        .insert(platformSettings)
        .values(row)
        .onConflictDoUpdate({ target: platformSettings.name, set: row });
      const isOther = eq(stores.email, accounts.otherOwner.email);
      await opened.db.update(stores).set({ is_document_uploaded: false }).where(isOther);
      await opened.close();
      const server = await browserServer(folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a store without documents is led to its profile, uploads on a phone, and works once they are there', async ({
  page,
  server,
}) => {
  const platform = platformOf(server);
  await page.setViewportSize(phone);
  await touch(page);
  await page.goto('/store/login');
  await fillSignIn(page, accounts.otherOwner);
  await expect(page).toHaveURL('/app/profile?notice=documents');
  await page.getByRole('link', { name: 'Open: Upload documents' }).click();
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  const blocked = page.getByRole('alert').filter({ hasText: /^Documents not uploaded/ });
  await expect(blocked).toBeVisible();
  const next = page.getByRole('region', { name: 'Documents' }).getByRole('status');
  await expect(next).toContainText('Still to upload: Business registration, Owner’s identity card or passport.');
  await axe(page);
  await expectNoSidewaysScroll(page);

  const registration = page.getByRole('article', { name: 'Business registration' });
  await expect(registration.getByText('Due')).toBeVisible();
  await registration.getByLabel('Front: Choose a picture or PDF').setInputFiles(pdf);
  await expect(registration.getByText('In review')).toBeVisible();
  await expect(next).not.toContainText('Business registration');

  const identity = page.getByRole('article', { name: 'Owner’s identity card or passport' });
  await expect(identity.getByRole('button', { name: 'Camera' })).toHaveCount(2);
  await identity.getByLabel('Front: Camera').setInputFiles(picture);
  await expect(identity.getByText('Incomplete')).toBeVisible();
  await expect(identity.getByText('Missing: Back, Valid until.')).toBeVisible();
  await identity.getByLabel('Back: Choose a picture or PDF').setInputFiles(picture);
  await expect(identity.getByText('Missing: Valid until.')).toBeVisible();
  await identity.getByLabel('Valid until').fill('2031-05-31');
  await identity.getByRole('button', { name: 'Save' }).click();
  await expect(identity.getByText('In review')).toBeVisible();

  // Uploaded is enough to work; the platform reviews them afterwards.
  await expect(blocked).toHaveCount(0);
  await expect(page.getByText('The platform is reviewing them')).toBeVisible();
  const id = async (type: string): Promise<string> =>
    page.evaluate(async (wanted) => {
      const { servertoken } = JSON.parse(localStorage.getItem('storeData') ?? '{}');
      const headers = { 'content-type': 'application/json', servertoken, token: servertoken };
      const reply = await fetch('/v3/api/store/get_document_list', { method: 'POST', headers, body: '{"type":2}' });
      const { data } = await reply.json();
      return data.find((entry: { document_type_id: string }) => entry.document_type_id === wanted).document._id;
    }, type);
  await platform.call('platform/review_document', {
    _id: await id('business_registration'),
    state: 'declined',
    reason: 'The stamp is cut off',
  });
  await expect(registration.getByText('Refused')).toBeVisible();
  await expect(registration.getByText('The stamp is cut off')).toBeVisible();
  await expect(next).toContainText('Refused: Business registration.');

  await registration.getByLabel('Front: Choose a picture or PDF').setInputFiles(picture);
  await expect(registration.getByText('In review')).toBeVisible();
  for (const type of ['business_registration', 'owner_identity'])
    await platform.call('platform/review_document', { _id: await id(type), state: 'approved' });
  await expect(page.getByText('All required documents have been accepted.')).toBeVisible();
  await page.goto('/app/order/today-orders');
  await expect(page).toHaveURL('/app/order/today-orders');

  // The next version: the accepted one stays valid until it is accepted.
  await page.goto('/app/profile?tab=documents');
  await registration.getByRole('button', { name: 'Upload a new version' }).click();
  const newer = registration.getByRole('group', { name: 'New version' });
  await newer.getByLabel('Front: Choose a picture or PDF').setInputFiles(pdf);
  await expect(newer.getByText('In review')).toBeVisible();
  await expect(registration.getByText('Accepted', { exact: true })).toBeVisible();
  await axe(page);

  await speak(page, 'ar');
  await expect(page.getByRole('tab', { name: 'المستندات' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await turn(page, 'dark');
  await axeColours(page);
});

test('a team member sees none of the store’s documents', async ({ page, signIn }) => {
  await signIn(page, 'kitchen', '/app/profile?tab=documents');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

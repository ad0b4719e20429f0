import { subMinutes } from 'date-fns';
import { openDatabase } from '#server/db/client';
import { sessions } from '#server/db/schema/index';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import type { BrowserServer } from '../support/browserServer';
import { accounts, signInByForm } from '../support/browserSignIn';
import { expect, testOnOwnServer as test } from './fixtures';

const phone = { width: 390, height: 844 };

interface AgedServer {
  folder: string;
  server: BrowserServer;
}

/** Eleven minutes pass since everyone proved who they are: the server is restarted in between. */
async function letTimePass({ folder, server }: AgedServer): Promise<void> {
  await server.stop();
  const opened = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder });
  await opened.db.update(sessions).set({ stepped_up_at: subMinutes(new Date(), 11) });
  await opened.close();
  await server.start();
}

test('an owner who gives a permission long after signing in confirms it, and loses nothing by cancelling', async ({
  page,
  folder,
  server,
}) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, accounts.owner);
  await letTimePass({ folder, server });
  await page.goto('/app/users/sub-stores');
  await page.getByRole('link', { name: 'Kitchen' }).first().click();
  const permission = page.getByRole('switch', { name: 'Reviews', exact: true });
  await permission.click();
  await expect(permission).toBeChecked();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();

  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question.getByText(accounts.owner.email)).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(permission).toBeChecked();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toHaveCount(0);

  await save.click();
  await question.getByLabel(/^Password/).fill('not this one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('Wrong password.')).toBeVisible();
  await question.getByLabel(/^Password/).fill(accounts.owner.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(permission).toBeChecked();

  // Not asked a second time within ten minutes.
  await page.getByRole('switch', { name: 'Offers', exact: true }).click();
  await save.click();
  await expect(save).toBeDisabled();
  await expect(question).toBeHidden();
});

test('a code for a new email address waits for the proof, and the address that was typed stays', async ({
  page,
  folder,
  server,
}) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, accounts.owner);
  await letTimePass({ folder, server });
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const change = page.getByRole('dialog', { name: 'Change email address' });
  const address = change.getByLabel('New email address');
  await address.fill('moved@demo.test');
  const send = change.getByRole('button', { name: 'Send code' });
  await send.click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question.getByLabel(/^Password/)).toBeFocused();
  await axe(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(address).toHaveValue('moved@demo.test');
  await expect(change.getByRole('alert')).toHaveCount(0);

  await send.click();
  await question.getByLabel(/^Password/).fill(accounts.owner.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(change.getByText('We’ve sent a 6-digit code')).toBeVisible();
  await expect(question).toBeHidden();
});

test('the question is at home in Arabic and in the dark', async ({ page, folder, server }) => {
  await page.setViewportSize(phone);
  await signInByForm(page, accounts.owner);
  await letTimePass({ folder, server });
  await page.goto('/app/users/sub-stores');
  await page.getByRole('link', { name: 'Kitchen' }).first().click();
  await page.getByRole('switch', { name: 'Delivery people', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  await speak(page, 'ar');
  const question = page.getByRole('dialog', { name: 'تأكيد الهوية' });
  await expect(question).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
});

import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn } from '../support/browserSignIn';
import { standingOf } from '../support/browserStanding';
import { expect, testOnOwnServer as test } from './fixtures';

test('on a phone, the owner of a store that isn’t approved sees what is left, does it, and sees the approval live', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await touch(page);
  const standing = await standingOf(platform);
  await standing.approve(false);
  await page.goto('/store/login');
  await fillSignIn(page, accounts.otherOwner);
  await expect(page).toHaveURL('/app/profile?notice=not_approved');
  const list = page.getByRole('region', { name: 'Ready to sell' });
  const row = (name: string) => list.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(list.getByRole('status')).toHaveText('5 of 7 done');
  await expect(row('Approval by the platform')).toContainText('Waiting for the platform');
  await expect(row('Add bank details')).toContainText('Until then, you get no payouts.');
  await axe(page);
  await expectNoSidewaysScroll(page);

  await row('Add bank details').getByRole('link').click();
  await page.getByRole('button', { name: 'Add bank details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank details' });
  await dialog.getByLabel(/^Your password/).fill(accounts.otherOwner.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel(/^Account holder/).fill('Lakeside Smokehouse Inc');
  await dialog.getByLabel(/account number/i).fill('000123456789');
  await dialog.getByLabel(/^Routing number/).fill('021000021');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(row('Add bank details')).toContainText('Done');

  await speak(page, 'ar');
  await expect(page.getByRole('tab', { name: 'الجاهزية للبيع' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
  await speak(page, 'en');

  await standing.approve(true);
  await expect(list.getByRole('status')).toHaveText('All done. Customers can order whenever you’re open.');
  await expect(page.getByRole('alert').filter({ hasText: /^Not approved yet/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByRole('tab', { name: 'Ready to sell' })).toHaveCount(0);
});

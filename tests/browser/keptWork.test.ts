import { addAccount, doneByHand } from '../support/browserAccounts';
import { fillSignIn, signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

test('an item that was being written when its account was switched off is there again after the next sign-in', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner');
  const account = await addAccount(page, 'Writer', [{ url: 'store/product', permission: 1 }]);
  const tablet = await otherDevice();
  await signInByForm(tablet, account.signIn);
  await tablet.goto('/app/menu/item-list/create');
  await tablet.getByLabel(/^Name \(English\)/).fill('Pumpkin soup');
  await expect(
    tablet
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: /^Live$/ }),
  ).toHaveCount(1);
  const { _id } = account.record;
  const off = await doneByHand(page, 'update_sub_store', { _id, version: account.record.version, is_disabled: true });
  await expect(tablet).toHaveURL(/\/store\/login/);
  await doneByHand(page, 'update_sub_store', { _id, version: off.sub_store.version, is_disabled: false });

  await fillSignIn(tablet, account.signIn);
  await tablet.getByRole('button', { name: 'Continue editing' }).click();
  await expect(tablet).toHaveURL(/\/item-list\/create$/);
  await expect(tablet.getByLabel(/^Name \(English\)/)).toHaveValue('Pumpkin soup');
  await expect(tablet.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});

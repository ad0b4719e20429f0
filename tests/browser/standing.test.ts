import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { permissionPresets } from '#contract/permissionPresets';
import { addAccount, gatherRefusals } from '../support/browserAccounts';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn, signInByForm } from '../support/browserSignIn';
import { blockedStates, standingOf } from '../support/browserStanding';
import { expect, test } from './fixtures';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const live = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: /^Live$/ });
const blockedPage = (page: Page) => page.getByRole('heading', { name: /is blocked for now$/ });

/** The texts of a block that the platform set by hand, which an upload doesn't lift. */
const forTeam = {
  documents: /^The platform has blocked this store\. Ask the store owner/,
  not_approved: /hasn’t approved this store\. Ask the store owner/,
  not_verified: /email address or phone number isn’t verified yet\. Ask the store owner/,
} as const;
const forOwner = { documents: /^The platform has blocked your store/, not_approved: /^Not approved yet/ } as const;

/** Signed in by the form: being declined ends every session, and with it one that stories share. */
const openOwner = (page: Page) => signInByForm(page, accounts.otherOwner);

/** A team member of the same store, on another device. */
async function openTeam(owner: Page, page: Page) {
  const { signIn } = await addAccount(owner, 'Ida Counter', permissionPresets.manager);
  await signInByForm(page, signIn);
  await expect(live(page)).toHaveCount(1);
  return signIn;
}

test.afterEach(async ({ platform }) => (await standingOf(platform)).restore());

for (const state of blockedStates) {
  test(`a team member of a store ${state.what} reads why on one page, while working and after a reload, until it is there`, async ({
    page,
    otherDevice,
    platform,
  }) => {
    const standing = await standingOf(platform);
    await openOwner(page);
    const team = await otherDevice();
    await openTeam(page, team);
    await expect(team).toHaveURL('/app/order/today-orders');
    // What a reload would lose.
    await team.evaluate(() => Object.assign(window, { wasHere: true }));

    await standing.block(state);
    await expect(blockedPage(team)).toBeVisible();
    await expect(team.getByText(forTeam[state.blocker])).toBeVisible();
    await expect(mainMenu(team)).toHaveCount(0);
    const refused = gatherRefusals(team);
    await team.reload();
    await expect(blockedPage(team)).toBeVisible();
    await team.goto('/');
    await expect(blockedPage(team)).toBeVisible();
    await team.waitForLoadState('networkidle');
    expect(refused).toEqual([]);

    await standing.restore();
    await expect(mainMenu(team)).toBeVisible();
    await expect(team.getByRole('article').first()).toBeVisible();
  });
}

test('the owner of a store without documents is led to the profile, which says so until they are there', async ({
  page,
  platform,
}) => {
  const standing = await standingOf(platform);
  const [missing] = blockedStates;
  await openOwner(page);
  await expect(live(page)).toHaveCount(1);
  await standing.block(missing);
  await expect(page).toHaveURL(/\/app\/profile/);
  const notice = page.getByRole('alert').filter({ hasText: forOwner.documents });
  await expect(notice).toBeVisible();
  const refused = gatherRefusals(page);
  await page.goto('/app/menu/item-list');
  await expect(page).toHaveURL(/\/app\/profile/);
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  await notice.getByRole('button', { name: 'Contact support' }).click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();

  await standing.set({ is_document_uploaded: true });
  await expect(notice).toHaveCount(0);
  await mainMenu(page)
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const state of blockedStates.filter(({ blocker }) => blocker === 'not_verified')) {
  test(`the owner of a store ${state.what} is signed out, and works again once that is done`, async ({
    page,
    platform,
  }) => {
    const standing = await standingOf(platform);
    await openOwner(page);
    await expect(live(page)).toHaveCount(1);
    await standing.block(state);
    await expect(page).toHaveURL(/\/store\//);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('storeData'))).toBeNull();

    await standing.restore();
    await openOwner(page);
    await expect(page).toHaveURL('/app/order/today-orders');
  });
}

test('a store that is declined while it works signs everyone out; they read why, and see at once that it is approved', async ({
  page,
  otherDevice,
  platform,
}) => {
  const standing = await standingOf(platform);
  await openOwner(page);
  const team = await otherDevice();
  const signIn = await openTeam(page, team);
  await standing.approve(false);
  for (const each of [page, team]) await expect(each).toHaveURL(/\/store\/login\?notice=declined/);

  await fillSignIn(page, accounts.otherOwner);
  await expect(page).toHaveURL(/\/app\/profile/);
  await expect(page.getByRole('alert').filter({ hasText: forOwner.not_approved })).toBeVisible();
  await expect(mainMenu(page)).toHaveCount(0);
  await fillSignIn(team, signIn);
  await expect(blockedPage(team)).toBeVisible();
  await expect(team.getByText(forTeam.not_approved)).toBeVisible();
  for (const each of [page, team]) await expect(live(each)).toHaveCount(1);

  await standing.approve(true);
  await expect(team.getByRole('article').first()).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: forOwner.not_approved })).toHaveCount(0);
});

test('an item that is being written when the store is blocked is saved once it can work again', async ({
  page,
  otherDevice,
  platform,
}) => {
  const standing = await standingOf(platform);
  const [missing] = blockedStates;
  await openOwner(page);
  const team = await otherDevice();
  await openTeam(page, team);
  const form = '/app/menu/item-list/create';
  await team.goto(form);
  const field = team.getByRole('textbox', { name: /^Name/ });
  await field.fill('Pumpkin soup');
  await expect(live(team)).toHaveCount(1);

  await standing.block(missing);
  const dialog = team.getByRole('dialog', { name: /is blocked for now$/ });
  await expect(dialog).toContainText('What you typed is still here');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(field).toHaveValue('Pumpkin soup');
  await standing.restore();
  await expect(mainMenu(team)).toBeVisible();
  await expect(field).toHaveValue('Pumpkin soup');

  await standing.block(missing);
  await dialog.getByRole('button', { name: 'Leave page' }).click();
  await expect(blockedPage(team)).toBeVisible();
  await team.reload();
  await expect(blockedPage(team)).toBeVisible();
  await standing.restore();
  await expect(field).toHaveValue('Pumpkin soup');
  await expect(team.getByText('Your unsaved changes are back.')).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the blocked page can be used by everyone, with its language, its mode and the way out', async ({
      page,
      otherDevice,
      platform,
    }) => {
      const standing = await standingOf(platform);
      const [missing] = blockedStates;
      const owner = await otherDevice();
      await openOwner(owner);
      const name = `Bo ${randomUUID().slice(0, 4)}`;
      const { signIn } = await addAccount(owner, name, permissionPresets.kitchen);
      await standing.block(missing);
      await signInByForm(page, signIn);
      await expect(blockedPage(page)).toBeVisible();
      await axe(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Quick links and appearance' }).click();
      await page.getByRole('button', { name: 'Dark', exact: true }).click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await page.keyboard.press('Escape');
      await axeColours(page);
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name: /العربية/ }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await axe(page);
      await expectNoSidewaysScroll(page);
      await speak(page, 'en');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/store\/login/);

      await expect(owner.getByRole('alert').filter({ hasText: forOwner.documents })).toBeVisible();
      await owner.setViewportSize(viewport);
      await axe(owner);
      await expectNoSidewaysScroll(owner);
      await turn(owner, 'dark');
      await axeColours(owner);
      await speak(owner, 'ar');
      await axe(owner);
      await expectNoSidewaysScroll(owner);
    });
  });
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { speak } from '../support/browserLanguage';
import { standingOf } from '../support/browserStanding';
import { expect, test } from './fixtures';

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();

const inBar = (page: Page) => page.getByRole('button', { name: 'Account' }).locator('img');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Store picture' });

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Choose a|Change) picture: Store picture$/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialogOf(page)
    .getByRole('button', { name: /^Choose (a|another) picture$/ })
    .click();
  await (await chooser).setFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture() });
}

test('an owner chooses the store’s picture: the bar, other devices and customers show it until it is removed', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await signIn(page, 'otherOwner', '/app/profile');
  const tablet = await otherDevice();
  await signIn(tablet, 'otherOwner');
  await expect(
    tablet
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: /^Live$/ }),
  ).toHaveCount(1);
  const before = await inBar(page).getAttribute('src');

  await choose(page);
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(inBar(page)).not.toHaveAttribute('src', before ?? '');
  const shown = (await inBar(page).getAttribute('src')) ?? '';
  await expect(inBar(tablet)).toHaveAttribute('src', shown);
  const { store } = await standingOf(platform);
  expect(shown).toContain(store.image_url);
  await page.reload();
  await expect(inBar(page)).toHaveAttribute('src', shown);

  await page.getByRole('button', { name: 'Change picture: Store picture' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(inBar(page)).toHaveAttribute('src', /user/);
  await expect(inBar(tablet)).toHaveAttribute('src', /user/);
  expect((await standingOf(platform)).store.image_url).toBe('');
});

test('a team member’s profile has no picture of the store', async ({ page, signIn }) => {
  await signIn(page, 'kitchen', '/app/profile');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Store picture' })).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the picture can be chosen by everyone, in light, dark and Arabic', async ({ page, signIn }) => {
      await signIn(page, 'owner', '/app/profile');
      await choose(page);
      await expect(dialogOf(page).getByRole('img', { name: /./ }).first()).toBeVisible();
      await expect(dialogOf(page).getByRole('button', { name: 'Save' })).toBeEnabled();
      await axe(page);
      await turn(page, 'dark');
      await axeColours(page);
      await speak(page, 'ar');
      await axe(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

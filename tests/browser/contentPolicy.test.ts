import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { speak } from '../support/browserLanguage';
import { menuPaths } from '../support/browserMenu';
import { gatherPolicyErrors } from '../support/browserPolicy';
import { screens } from '../support/browserScreens';
import { accounts, signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

// Every page of every story is watched (`fixtures.ts`); here is what other stories don't open, and that the watch works.

/** Whether the styles of MUI's components were applied: without them a button is the browser's own. */
const isStyled = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) => /\.css-|\.rtl-/.test(cssRules[0]?.cssText ?? '')),
  );

const show = (page: Page, screen: string) => screens.find(({ name }) => name === screen)?.show(page);

test('a style, a script or a connection that is not ours is refused, and the refusal is seen', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  const errors = gatherPolicyErrors(page);
  await page.goto('/store/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(errors).toEqual([]);
  const applied = await page.evaluate(async () => {
    const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    add('<style>body { outline: 7px solid red }</style><p id="tried" style="outline: 9px solid red"></p>');
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.wasRun = true' }));
    const reached = await fetch('https://elsewhere.test').then(
      () => true,
      () => false,
    );
    const width = (element: Element | null) => element && getComputedStyle(element).outlineWidth;
    return {
      body: width(document.body),
      tried: width(document.getElementById('tried')),
      reached,
      run: 'wasRun' in window,
    };
  });
  expect(applied.body).not.toBe('7px');
  expect(applied.tried).not.toBe('9px');
  expect([applied.reached, applied.run]).toEqual([false, false]);
  await expect.poll(() => errors.length).toBeGreaterThanOrEqual(4);
  await page.close();
});

test('signing in, the board, its ticket, another theme and Arabic need nothing that the policy refuses', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInByForm(page, accounts.owner);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await speak(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await isStyled(page)).toBe(true);
  await speak(page, 'en');
  await show(page, 'ticket');
  // The paper's size is in a <style> element of the page.
  await expect(page.locator('#print-area style')).toHaveCount(1);
  expect(
    await page.evaluate(() => document.querySelector<HTMLStyleElement>('#print-area style')?.sheet?.cssRules.length),
  ).toBeGreaterThan(0);
});

test('a picture is cropped with the styles of the cropper', async ({ page, signIn }) => {
  await signIn(page, 'owner', `${menuPaths.items}/create`);
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#be3c28' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles({ name: 'pie.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: /^Crop / }).click();
  const area = page.getByRole('group', { name: 'Crop area' });
  await expect(area).toBeVisible();
  // By its own <style> element.
  await expect(area).toHaveCSS('position', 'absolute');
});

test('the map shows its places', async ({ page, signIn }) => {
  await signIn(page, 'owner', '/app/order/dispatch');
  await show(page, 'dispatch');
  await page.getByRole('button', { name: 'Zoom in' }).click();
});

test('looking for a new version, in a response with another nonce, needs nothing that the policy refuses', async ({
  page,
  signIn,
  server,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'owner', '/app/order/today-orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await server.kill();
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  const asked = page.waitForResponse('**/index.html');
  await server.start();
  expect((await asked).status()).toBe(200);
  await expect(page.getByText('No connection', { exact: true })).toHaveCount(0);
});

test.describe('without a server', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page that the browser kept has its own nonce in its own policy', async ({ page, signIn, server }) => {
    await signIn(page, 'owner', '/app/order/today-orders');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () =>
          Boolean((await caches.match('/index.html', { ignoreSearch: true })) && navigator.serviceWorker.controller),
        ),
      )
      .toBe(true);
    const nonceOf = () => page.evaluate(() => document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce);
    const first = await nonceOf();
    await server.kill();
    await page.reload();
    await expect(page.getByText('No connection', { exact: true })).toBeVisible();
    const kept = await nonceOf();
    expect(kept).toMatch(/^[\w-]{22}$/);
    expect(kept).not.toBe(first);
    expect(await isStyled(page)).toBe(true);
    await server.start();
  });
});

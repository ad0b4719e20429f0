import type { Page } from '@playwright/test';
import { axe, axeColours, expectNoSidewaysScroll } from '../support/browserAxe';
import { expect, test } from './fixtures';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const openLanding = async (page: Page): Promise<void> => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A font that arrives after a jump changes the height of the text above by fractions of a pixel, but the browser corrects
  // the scroll position by whole pixels.
  await page.evaluate(() => document.fonts.ready);
};

/** How far below the window's top the title of a section stands. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the links lead to the sections, 150 px below the top, and mark the one that is read', async ({ page }) => {
  await page.setViewportSize(wide);
  await openLanding(page);
  const nav = page.getByRole('navigation', { name: 'Sections of this page' });
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'location');
  for (const [name, id] of [
    ['Features', 'features'],
    ['Screens', 'layouts'],
    ['Try it', 'components'],
    ['Devices', 'apps'],
    ['Home', 'home'],
  ] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
    if (id !== 'home') await expect.poll(() => topOf(page, id)).toBe(150);
  }
  await nav.getByRole('link', { name: 'Colours' }).click();
  await expect(nav.getByRole('link', { name: 'Colours' })).toHaveAttribute('aria-current', 'location');
});

for (const [width, inView] of [
  [1440, 4],
  [1200, 3],
  [992, 2],
  [600, 1],
] as const)
  test(`${inView} of the highlights are in view on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLanding(page);
    const carousel = page.getByRole('group', { name: 'Eight things that make a busy evening easier' });
    const slides = carousel.getByRole('listitem');
    const shown = async () => {
      const frame = await carousel.boundingBox();
      const boxes = await slides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      return boxes.flatMap(({ left, right }, index) =>
        frame && left >= frame.x - 31 && right <= frame.x + frame.width + 1 ? [index] : [],
      );
    };
    const from = (first: number) => Array.from({ length: inView }, (_, index) => first + index);
    await expect.poll(shown).toEqual(from(0));
    await carousel.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toEqual(from(Math.min(inView, 8 - inView)));
    await page.keyboard.press('End');
    await expect.poll(shown).toEqual(from(8 - inView));
    await page.getByRole('button', { name: 'Page 1 of' }).click();
    await expect.poll(shown).toEqual(from(0));
  });

test('nothing moves while the pictures come, and they are fetched where they are looked at', async ({ page }) => {
  await page.setViewportSize(wide);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/landing/')) pictures.push(request.url());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openLanding(page);
  expect(pictures.some((url) => url.includes('app-kitchen'))).toBe(false);
  for (const id of ['features', 'layouts', 'components', 'apps', 'themes']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await expect.poll(() => pictures.some((url) => url.includes('app-kitchen'))).toBe(true);
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(shifted).toBeLessThan(0.02);
});

test('a colour that is chosen there is the one of the sign-in', async ({ page }) => {
  await page.setViewportSize(wide);
  await openLanding(page);
  await page.getByRole('radio', { name: 'Ruby red' }).check();
  const closing = page.getByText('Try it yourself.');
  await expect(closing.locator('..')).toHaveCSS('background-color', 'rgb(163, 22, 58)');
  await page.getByRole('banner').getByRole('link', { name: 'Open Storedesk' }).click();
  await expect(page).toHaveURL('/store/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
    'background-color',
    'rgb(163, 22, 58)',
  );
});

test('a preview opens its screen', async ({ page, signIn }) => {
  await page.setViewportSize(wide);
  await signIn(page, 'owner', '/home');
  await page.getByRole('link', { name: 'Modifier groups' }).click();
  await expect(page).toHaveURL('/app/menu/modifier-group');
  await expect(page.getByRole('link', { name: 'Extra toppings', exact: true })).toBeVisible();
});

test('the menu of a phone leads on and closes by click, scroll and width', async ({ page }) => {
  await page.setViewportSize(phone);
  await openLanding(page);
  const toggle = page.getByRole('button', { name: 'Sections' });
  const nav = page.getByRole('navigation', { name: 'Sections of this page' });
  const open = async () => {
    await toggle.click();
    await expect(nav).toBeVisible();
  };
  await open();
  await nav.getByRole('link', { name: 'Devices' }).click();
  await expect(nav).toBeHidden();
  await expect.poll(() => topOf(page, 'apps')).toBe(150);
  await open();
  await page.mouse.wheel(0, 120);
  await expect(nav).toBeHidden();
  await open();
  await page.setViewportSize(wide);
  await expect(toggle).toBeHidden();
  await page.setViewportSize(phone);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

for (const [device, viewport] of Object.entries({ wide, phone }))
  test(`in Arabic it is mirrored and can be used by everyone, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openLanding(page);
    await axe(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'الطلب يصل، والطعام ينطلق.' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await axe(page);
    await expectNoSidewaysScroll(page);
    const carousel = page.getByRole('group', { name: 'ثمانية أشياء تخفّف ضغط المساء' });
    await carousel.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: /^الصفحة 2 / })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('switch', { name: 'الوضع الداكن' }).check();
    await expect(page.locator('img[src="/landing/hero-dark.webp"]')).toBeAttached();
    await axeColours(page);
  });

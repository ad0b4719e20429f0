import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Until what opens, fades or slides has come to rest; what turns without an end, or counts time, is not waited for. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000,
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/**
 * A run of axe over the page as it stands. Its half a megabyte is read once a page; it tells only what is wrong, and runs
 * in the page itself: its other way is a blank window for each run, for the frames of other sites that no page here has.
 */
async function checksOf(page: Page): Promise<AxeBuilder> {
  await rest(page);
  const { isRead, hasMenu } = await page.evaluate(() => ({
    isRead: 'axe' in window,
    hasMenu: document.querySelector('[role=menu]') !== null,
  }));
  return (
    new AxeBuilder({ page, ...(isRead ? { axeSource: 'undefined' } : {}) })
      // An open menu is in no landmark, and axe makes an exception for dialogs alone.
      .options({ resultTypes: ['violations'], ...(hasMenu ? { rules: { region: { enabled: false } } } : {}) })
      .setLegacyMode()
  );
}

async function expectNoViolations(checks: AxeBuilder): Promise<void> {
  const { violations } = await checks.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found, 'accessibility of the page').toEqual([]);
}

/** Fails if the page in its current state breaks a rule of WCAG 2.2 AA or of good practice. Names the elements. */
export const axe = async (page: Page): Promise<void> => expectNoViolations((await checksOf(page)).withTags(axeTags));

/** The same but for colours, which are those of every other language. */
export const axeWords = async (page: Page): Promise<void> =>
  expectNoViolations((await checksOf(page)).withTags(axeTags).disableRules(['color-contrast']));

/** The rules that another theme can break on a page whose structure is the same. */
export const axeColours = async (page: Page): Promise<void> =>
  expectNoViolations((await checksOf(page)).withRules(['color-contrast', 'link-in-text-block']));

/** Sets the system's colour scheme; without a choice of the user's, the open page follows. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

/**
 * Makes the window as high as its page: what a bar at the lower end covers there by chance, a person scrolls to, and axe
 * takes for too small.
 */
export async function showWholePage(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
}

/** The same where the page has such a bar of the frame's, as forms do. */
export async function showWholeForm(page: Page): Promise<void> {
  const hasFoot = await page.evaluate(() => document.documentElement.style.getPropertyValue('--page-foot') !== '');
  if (hasFoot) await showWholePage(page);
}

/** The same where a plan of orders scrolls inside the page: its edge cuts a row, which axe takes for too small. */
export async function showWholePlan(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    let place = document.querySelector('[data-testid="plan-day"]')?.parentElement;
    while (place && place.scrollHeight <= place.clientHeight) place = place.parentElement;
    return place ? place.scrollHeight - place.clientHeight : 0;
  });
  const size = page.viewportSize();
  if (size && hidden > 0) await page.setViewportSize({ ...size, height: size.height + hidden });
}

/** Fails where the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, 'width of the page').toBeLessThanOrEqual(widths.clientWidth);
}

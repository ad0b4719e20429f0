import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNoViolations(checks: AxeBuilder): Promise<void> {
  const { violations } = await checks.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found, 'accessibility of the page').toEqual([]);
}

/** Fails where the page, as it stands, violates WCAG 2.2 AA; names each rule with the elements that break it. */
export const axe = (page: Page): Promise<void> => expectNoViolations(new AxeBuilder({ page }).withTags(WCAG_22_AA));

/** The same but for colours, which are those of every other language. */
export const axeWords = (page: Page): Promise<void> =>
  expectNoViolations(new AxeBuilder({ page }).withTags(WCAG_22_AA).disableRules(['color-contrast']));

/** The rules that another theme can break on a page whose structure is the same. */
export const axeColours = (page: Page): Promise<void> =>
  expectNoViolations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));

/**
 * Makes the window of a form as high as its page: what the bar at its lower end covers there by chance, a person scrolls to,
 * and axe takes for too small.
 */
export async function showWholeForm(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => {
    const { style, scrollHeight } = document.documentElement;
    return style.getPropertyValue('--page-foot') ? scrollHeight : 0;
  });
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
}

/** Fails where the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, 'width of the page').toBeLessThanOrEqual(widths.clientWidth);
}

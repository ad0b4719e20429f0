import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    /** When the page first showed its main content, in milliseconds since it was requested. */
    benchShownAt?: number;
  }
}

/** Makes every page of a context note when it first shows an element, in `benchShownAt`. */
export const noteWhenShown = (context: BrowserContext | Page, selector: string): Promise<unknown> =>
  context.addInitScript((wanted) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      window.benchShownAt = performance.now();
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);

/** The requests of a browser until a page showed its main content. */
export interface ShownPage {
  /** Milliseconds since the page was asked for. */
  after: number;
  requests: number;
  scripts: number;
  /** JS and CSS as transferred, compressed. */
  bytes: number;
}

/** Reads the same, once everything that was asked for has arrived. */
export async function readShown(page: Page, selector: string): Promise<ShownPage> {
  await page.waitForSelector(selector, { state: 'attached' });
  // Only what has come in full has its sizes.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const after = window.benchShownAt ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const asked = resources.filter(({ startTime }) => startTime <= after);
    const program = /\.(js|css)$/;
    const programs = asked.filter(({ name }) => program.test(new URL(name).pathname));
    return {
      after,
      // The page itself isn't a resource.
      requests: asked.length + 1,
      scripts: programs.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
      bytes: programs.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}

import type { Page } from 'playwright';
import { milliseconds } from './benchmark';

/** The browser calls a task long from here on, and reports no shorter one. */
export const longTaskMs = 50;

declare global {
  interface Window {
    /** Lengths of the tasks over 50 ms since the watch began. */
    benchLongTasks?: number[];
  }
}

export const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.benchLongTasks = [];
    const watch = new PerformanceObserver((list) => {
      window.benchLongTasks?.push(...list.getEntries().map((entry) => entry.duration));
    });
    watch.observe({ type: 'longtask' });
  });

/** Length of the longest task since the watch began; 0 where none was long. */
export const longestTask = async (page: Page): Promise<number> =>
  Math.max(0, ...((await page.evaluate(() => window.benchLongTasks)) ?? []));

export const taskLength = (ms: number): string => (ms > 0 ? milliseconds(ms) : `below ${milliseconds(longTaskMs)}`);

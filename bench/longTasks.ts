import type { Page } from 'playwright';
import { milliseconds } from './benchmark';

/** The threshold from which the browser calls a task long; it reports no shorter ones. */
export const longTaskMs = 50;

declare global {
  interface Window {
    /** Durations of tasks over 50 ms since recording began. */
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

/** Duration of the longest task since recording began; 0 if none was long. */
export const longestTask = async (page: Page): Promise<number> =>
  Math.max(0, ...((await page.evaluate(() => window.benchLongTasks)) ?? []));

export const taskLength = (ms: number): string => (ms > 0 ? milliseconds(ms) : `below ${milliseconds(longTaskMs)}`);

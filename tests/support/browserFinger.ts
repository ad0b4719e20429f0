import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger on the glass, by the browser's own input: what it does scrolls, rests and drags as a real one. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (to: Point) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
  };
}

/** Makes the page's screen one that is touched, as `hasTouch` does for a whole context. */
export async function touch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
}

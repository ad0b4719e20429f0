import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { lightenJsdom } from './lightJsdom';

// A worker reads the packages once, and the product's own code once a file: no file finds what another left in its modules.
vi.resetModules();

// The admin area's code loads with its first page, which may take long on a busy machine. A file that looks for hidden
// elements too says so itself: a worker keeps the setting for the files after it.
configure({ asyncUtilTimeout: 60_000, defaultHidden: false });

/** jsdom has no layout: every page is as wide as a desk's, in px. */
const deskWidth = 1440;

const matchMedia = (query: string): MediaQueryList => {
  const [, bound, width] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  const matches = bound === 'min' ? deskWidth >= Number(width) : bound === 'max' ? deskWidth <= Number(width) : false;
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
};

/** Without a layout nothing changes its size, nor comes into sight. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

lightenJsdom();

/**
 * The app's pauses, countdowns and toasts count the turns that the page gets, a millisecond each: on a busy machine the
 * wall clock runs on while a story doesn't, and a message would be gone before the test looks for it.
 */
const timers = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: timers, shouldAdvanceTime: true, advanceTimeDelta: 1 });
  vi.stubGlobal('matchMedia', matchMedia);
  window.innerWidth = deskWidth;
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  window.scrollTo = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // Later files in this worker would keep the address.
  window.history.replaceState(null, '', '/');
});

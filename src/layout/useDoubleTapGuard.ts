import { useEffect } from 'react';

/** Two finger taps within this many ms and px are one double tap. The browser counts a mouse's. */
const tapMs = 350;
const tapPx = 24;

interface Tap {
  /** The dialog, menu or popover that was tapped; the page itself is none. */
  layer: Element | null;
  at: number;
  x: number;
  y: number;
}

const layerOf = ({ target }: MouseEvent): Element | null =>
  target instanceof Element ? target.closest('.MuiModal-root') : null;

function isSecond(event: MouseEvent, first: Tap): boolean {
  if (event.detail > 1) return true;
  // Some browsers count every finger tap as a first one.
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  const isNear = Math.hypot(event.clientX - first.x, event.clientY - first.y) < tapPx;
  return isFinger && isNear && event.timeStamp - first.at < tapMs;
}

/**
 * The second tap of a double tap was meant for what the first one hit. If the first tap opened or closed a popover, the
 * second
 * would hit whatever is now under the finger: another order's card, or sign-out. Such taps are ignored.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let first: Tap | null = null;
    const onClick = (event: MouseEvent): void => {
      // Keys press the focused element, wherever it is.
      if (event.detail === 0) return;
      const layer = layerOf(event);
      if (first && first.layer !== layer && isSecond(event, first)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      first = { layer, at: event.timeStamp, x: event.clientX, y: event.clientY };
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}

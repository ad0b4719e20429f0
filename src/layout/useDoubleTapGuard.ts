import { useEffect } from 'react';

/** Two taps of a finger are one double tap within so many ms and px. A mouse's are counted by the browser. */
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
  // Some browsers count every tap of a finger as a first one.
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  const isNear = Math.hypot(event.clientX - first.x, event.clientY - first.y) < tapPx;
  return isFinger && isNear && event.timeStamp - first.at < tapMs;
}

/**
 * The second tap of a double tap was aimed at what the first one hit. Where that closed a popover, or opened one, the second
 * would fall on what came to be under the finger: another order's card, or the way out. It does nothing there.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let first: Tap | null = null;
    const onClick = (event: MouseEvent): void => {
      // Keys press what has the focus, wherever it is.
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

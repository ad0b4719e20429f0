import { useEffect } from 'react';

/** Two finger taps within this many ms and px are one double tap. The browser counts a mouse's. */
const tapMs = 350;
const tapPx = 24;

/** A control that moved by less than this, in px, counts as unmoved. */
const stillPx = 4;

interface Tap {
  /** The button, link or card that was tapped. */
  control: Element | null;
  place: DOMRect | undefined;
  /** The dialog, menu or popover that was tapped; `null` for the page itself. */
  layer: Element | null;
  at: number;
  x: number;
  y: number;
}

const controls = 'a, button, label, input, textarea, [role=button], [role=option], [role=menuitem], tr, article';

const controlOf = ({ target }: MouseEvent): Element | null =>
  target instanceof Element ? (target.closest(controls) ?? target) : null;
const layerOf = ({ target }: MouseEvent): Element | null =>
  target instanceof Element ? target.closest('.MuiModal-root') : null;

function isSecond(event: MouseEvent, first: Tap): boolean {
  if (event.detail > 1) return true;
  // Some browsers count every finger tap as a first one.
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  const isNear = Math.hypot(event.clientX - first.x, event.clientY - first.y) < tapPx;
  return isFinger && isNear && event.timeStamp - first.at < tapMs;
}

/** Whether the tapped element is still there and hasn't moved. */
function isInPlace({ control, place }: Tap): boolean {
  if (!control?.isConnected || !place) return false;
  const { left, top } = control.getBoundingClientRect();
  return Math.hypot(left - place.left, top - place.top) < stillPx;
}

/**
 * The second tap of a double tap was meant for what the first one hit. If the first tap opened or closed something, the
 * second would hit whatever is now under the finger: another order's card, "Create order", or sign-out. Such taps are
 * ignored. A second tap on the same element counts, and so does one on its neighbour.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let first: Tap | null = null;
    const onClick = (event: MouseEvent): void => {
      // Keys press the focused element, wherever it is.
      if (event.detail === 0) return;
      const [control, layer] = [controlOf(event), layerOf(event)];
      if (first && isSecond(event, first)) {
        const isMeant = first.layer === layer && (first.control === control || isInPlace(first));
        if (!isMeant) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
      }
      const { timeStamp: at, clientX: x, clientY: y } = event;
      first = { control, place: control?.getBoundingClientRect(), layer, at, x, y };
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}

import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';

/** After this long without movement, a resting pointer or leftover focus no longer holds the column. */
const usualStillnessMs = 5_000;

/**
 * Whether a tap in an area is likely: the pointer is over it, a finger just touched it, or it has keyboard
 * focus, and it was used within the last few seconds.
 */
export function useHold(stillnessMs = usualStillnessMs) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hasFocus = useRef(false);

  const handlers = useMemo(() => {
    const release = () => {
      clearTimeout(timer.current);
      setHeld(false);
    };
    const hold = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(release, stillnessMs);
      setHeld(true);
    };
    return {
      onPointerEnter: hold,
      onPointerMove: hold,
      onPointerDown: hold,
      // A finger leaves with every tap, and the next tap may follow: it counts as present for a while.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !hasFocus.current) release();
      },
      onKeyDown: hold,
      onFocus: (event: { target: EventTarget }) => {
        // A tap leaves focus behind too; only visible focus means that the keyboard is in use.
        hasFocus.current = event.target instanceof Element && event.target.matches(':focus-visible');
        if (hasFocus.current) hold();
      },
      onBlur: () => {
        hasFocus.current = false;
      },
      release,
    };
  }, [stillnessMs]);

  useEffect(() => () => clearTimeout(timer.current), []);
  const { release, ...area } = handlers;
  return { isHeld, release, area };
}

import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';

/** After this long without a move a resting pointer, or a focus left behind, holds nothing any more. */
const stillnessMs = 5_000;

/**
 * Whether somebody is about to tap in an area: the pointer is over it, a finger was just there, or the keyboard
 * focus is in it, and it was used within the last seconds.
 */
export function useHold() {
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
      // A finger leaves with every tap, and the next tap is on its way: it counts as still there for a while.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !hasFocus.current) release();
      },
      onKeyDown: hold,
      onFocus: (event: { target: EventTarget }) => {
        // A tap leaves the focus behind too: only a focus that shows is somebody at the keyboard.
        hasFocus.current = event.target instanceof Element && event.target.matches(':focus-visible');
        if (hasFocus.current) hold();
      },
      onBlur: () => {
        hasFocus.current = false;
      },
      release,
    };
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  const { release, ...area } = handlers;
  return { isHeld, area };
}

import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyWithRetry } from '../lazyWithRetry';

const HintBubble = lazyWithRetry(() => import('./HintBubble'), { isAside: true });

/** How long in ms a pointer must rest before a hint shows, so that moving across a row of buttons shows none. */
const restMs = 400;

/**
 * Explains an icon button in a tooltip, while it has the pointer or the keyboard focus. A touch shows no tooltip,
 * because it presses the button. The button's `aria-label` has the same text. The tooltip's code loads with the first
 * one.
 */
export const Hint = ({ text, children }: { text: string; children: ReactElement<HTMLAttributes<HTMLElement>> }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [anchor]);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
          if (pointerType === 'touch') return;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setAnchor(currentTarget), restMs);
        },
        onPointerLeave: hide,
        onPointerDown: hide,
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
        },
        onBlur: hide,
      })}
      {anchor && (
        <Suspense fallback={null}>
          <HintBubble text={text} anchor={anchor} />
        </Suspense>
      )}
    </>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Typed<Value> {
  /** The value in effect. */
  applied: Value;
  /** Returns the value to apply; `undefined` while it is incomplete. */
  toApplied: (typed: Value) => Value | undefined;
  onApply: (value: Value) => void;
  /**
   * How long typing must pause before the value applies, in ms. It's most of a search's delay, because the server
   * answers within a few ms.
   */
  pauseMs?: number;
}

/** Equal content, so that reading the same address again doesn't count as a change. */
const keyOf = (value: unknown): string => JSON.stringify(value);

/**
 * A value that applies once typing pauses, or immediately if it is cleared or by `apply`. The field shows the typed
 * text rather than the applied value; otherwise it would lose keystrokes.
 */
export function useTyped<Value extends string | object>({ applied, toApplied, onApply, pauseMs = 150 }: Typed<Value>) {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(applied);
  const key = keyOf(applied);
  const sent = useRef(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onApply);
  latest.current = onApply;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved view, "clear all" or the way back set another value than the one typed
  useEffect(() => {
    if (key === sent.current) return;
    sent.current = key;
    setTyped(applied);
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (value: Value) => {
    clearTimeout(timer.current);
    const next = toApplied(value);
    if (next === undefined || keyOf(next) === sent.current) return;
    sent.current = keyOf(next);
    latest.current(next);
  };
  const type = (value: Value) => {
    setTyped(value);
    clearTimeout(timer.current);
    if (value === '') return apply(value);
    timer.current = setTimeout(() => {
      // While a record is being opened, this list is only visible until the record has loaded. A search would navigate
      // back to the list.
      if (window.location.pathname === pathname) apply(value);
    }, pauseMs);
  };
  return { typed, type, apply: () => apply(typed) };
}

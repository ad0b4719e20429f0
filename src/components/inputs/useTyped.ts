import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Typed<Value> {
  /** The value in effect. */
  applied: Value;
  /** Returns the value to apply; `undefined` while it is half typed. */
  toApplied: (typed: Value) => Value | undefined;
  onApply: (value: Value) => void;
  /** How long nothing more is typed before it holds, in ms. Most of a search's wait: the server answers within a few. */
  pauseMs?: number;
}

/** The same content, however often it was read out of an address. */
const keyOf = (value: unknown): string => JSON.stringify(value);

/**
 * A value that takes effect while one types, as soon as nothing more is typed; emptied, or by `apply`, at once. The field shows
 * what was typed, and not what holds: set back between two keys it would lose them.
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
      // If a record is being opened, this list is only visible until the record is there: a search would lead
      // back here.
      if (window.location.pathname === pathname) apply(value);
    }, pauseMs);
  };
  return { typed, type, apply: () => apply(typed) };
}

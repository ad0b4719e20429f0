import { useEffect, useState } from 'react';

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until a time (milliseconds of the clock; `null` for none), counting down. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(until === null ? 0 : secondsTo(until));
  useEffect(() => {
    if (until === null) return setLeft(0);
    setLeft(secondsTo(until));
    const timer = setInterval(() => {
      setLeft(secondsTo(until));
      if (until <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

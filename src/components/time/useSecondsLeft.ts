import { useEffect, useState } from 'react';

/** Whole seconds until a time (milliseconds of the clock; `null` for none), counting down. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  // Calculated from the time, so that a new time counts in the same render: no button for what has to wait appears before.
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

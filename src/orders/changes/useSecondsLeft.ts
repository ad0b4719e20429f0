import { differenceInSeconds } from 'date-fns';
import { useEffect, useState } from 'react';

/** Minutes and seconds, as a timer shows them. */
export const timerText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds until a moment, counted down every second; 0 once it is over. */
export function useSecondsLeft(until: string): number {
  const left = () => Math.max(0, differenceInSeconds(new Date(until), new Date()));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const read = () => setSeconds(Math.max(0, differenceInSeconds(new Date(until), new Date())));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

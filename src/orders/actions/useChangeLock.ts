import { useEffect, useState } from 'react';

/** A tap this soon after a button changed its meaning was aimed at what it said before. */
const lockMs = 1_000;

/**
 * Whether what can be tapped has changed only just now.
 *
 * @param offered what is offered, as one value; what is there from the beginning is open at once
 */
export function useChangeLock(offered: string | undefined): boolean {
  const [settled, setSettled] = useState(offered);
  useEffect(() => {
    if (settled === offered) return;
    const timer = setTimeout(() => setSettled(offered), lockMs);
    return () => clearTimeout(timer);
  }, [settled, offered]);
  return settled !== offered;
}

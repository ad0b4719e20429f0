import { useEffect, useState } from 'react';

/** A tap within this time after a button changed was meant for its previous action. */
const lockMs = 1_000;

/**
 * Whether the available actions have only just changed.
 *
 * @param offered the available actions, as one value; the initial ones aren't locked
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

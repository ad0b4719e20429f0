import { startTransition, useEffect, useState } from 'react';

const batch = 4;

/**
 * How many of `total` cards to draw: a screenful at once, the rest in small steps, so that a board of hundreds
 * blocks no tap. What was drawn once stays.
 */
export function useGradually(total: number): number {
  const [count, setCount] = useState(batch);
  const isAll = count >= total;
  useEffect(() => {
    if (isAll) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + batch)), 0);
    return () => clearTimeout(timer);
  }, [isAll, count]);
  return Math.min(count, total);
}

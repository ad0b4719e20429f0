import { startTransition, useEffect, useState } from 'react';

const batch = 4;

/**
 * How many of `total` cards or rows to render: one screenful immediately, the rest in small steps, so that a board with
 * hundreds of orders doesn't block taps. Rendered cards stay.
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

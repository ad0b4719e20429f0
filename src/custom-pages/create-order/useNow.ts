import { useEffect, useState } from 'react';

const tick = 30_000;

/** The time, kept current enough for opening hours and slots. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}

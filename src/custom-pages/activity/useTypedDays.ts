import { type FocusEvent, useEffect, useRef, useState } from 'react';

export interface Days {
  from: string;
  to: string;
}

const pauseMs = 500;

/** A year that is being typed goes through 0002, 0020 and 0202. */
const isWhole = (day: string): boolean => day === '' || day >= '2000';

/** The days as they are typed, applied together once they are whole: a date field that is set while one types loses what was typed. */
export function useTypedDays(applied: Days, onChange: (days: Days) => void) {
  const { from, to } = applied;
  const [days, setDays] = useState<Days>({ from, to });
  const sent = useRef<Days>({ from, to });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReversed = days.from !== '' && days.to !== '' && isWhole(days.to) && days.from > days.to;

  // Filters were reset, or the way back was taken.
  useEffect(() => {
    if (from === sent.current.from && to === sent.current.to) return;
    sent.current = { from, to };
    setDays({ from, to });
  }, [from, to]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (typed: Days) => {
    clearTimeout(timer.current);
    if (!isWhole(typed.from) || !isWhole(typed.to) || (typed.from && typed.to && typed.from > typed.to)) return;
    if (typed.from === sent.current.from && typed.to === sent.current.to) return;
    sent.current = typed;
    onChange(typed);
  };
  const type = (change: Partial<Days>) => {
    const typed = { ...days, ...change };
    setDays(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(typed), pauseMs);
  };
  /** At once, where the person has gone on from both fields. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply(days);
  };
  return { days, type, leave, isReversed };
}

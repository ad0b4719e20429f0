import type { FocusEvent } from 'react';
import { useTyped } from '../../components/inputs/useTyped';

export interface Days {
  from: string;
  to: string;
}

/** A year that is being typed goes through 0002, 0020 and 0202. */
const isWhole = (day: string): boolean => day === '' || day >= '2000';

const areReversed = ({ from, to }: Days): boolean => from !== '' && to !== '' && isWhole(to) && from > to;

const wholeDays = (days: Days): Days | undefined =>
  isWhole(days.from) && isWhole(days.to) && !areReversed(days) ? days : undefined;

/** The first and the last day as they are typed, applied together once they are whole. */
export function useTypedDays({ from, to }: Days, onChange: (days: Days) => void) {
  const { typed, type, apply } = useTyped<Days>({
    applied: { from, to },
    toApplied: wholeDays,
    onApply: onChange,
    pauseMs: 500,
  });
  return {
    days: typed,
    type: (change: Partial<Days>) => type({ ...typed, ...change }),
    /** At once, where the person has gone on from both fields. */
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) apply();
    },
    isReversed: areReversed(typed),
  };
}

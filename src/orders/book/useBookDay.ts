import { useSearchParams } from 'react-router-dom';
import type { Store } from '#contract/entities/store';
import { limits } from '#contract/limits';
import { businessDate, isDayWithin } from '#contract/time';
import { useClock } from '../../components/time/sharedClock';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The business day whose book is shown, in the address: today unless another one is chosen. */
export function useBookDay(store: Store): { day: string; today: string; setDay: (day: string) => void } {
  const [search, setSearch] = useSearchParams();
  const today = useClock((now) => businessDate(now, store));
  const asked = search.get('day');
  const day = isDay(asked) && isDayWithin(limits.listDays, asked) ? asked : today;
  const setDay = (chosen: string) => {
    if (!isDay(chosen) || !isDayWithin(limits.listDays, chosen)) return;
    setSearch(chosen === today ? {} : { day: chosen });
  };
  return { day, today, setDay };
}

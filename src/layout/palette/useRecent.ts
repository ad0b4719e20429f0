import { useStore } from 'react-admin';
import type { Kept } from './entry';

const most = 6;

const keyOf = (kept: Kept): string => {
  if (kept.kind === 'customer') return `${kept.customer.country_phone_code}${kept.customer.phone}`;
  return `${kept.kind}:${kept.id}`;
};

/** What was chosen lately, the latest first. Kept with the account's other choices, and gone with the account. */
export function useRecent(): [readonly Kept[], (kept: Kept) => void] {
  const [recent, setRecent] = useStore<readonly Kept[]>('palette.recent', []);
  return [recent, (kept) => setRecent([kept, ...recent.filter((each) => keyOf(each) !== keyOf(kept))].slice(0, most))];
}

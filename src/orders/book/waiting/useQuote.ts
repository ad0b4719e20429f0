import { useMemo } from 'react';
import { quoteUntil, tableFreeFor } from '#contract/bookings/quotes';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { businessDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useClock } from '../../../components/time/sharedClock';
import { useBook } from '../../../realtime/orders/useBoard';
import type { StoreTables } from '../../places/tableChoices';
import { bookHolds, quoteFacts } from './bookHolds';

const minuteMs = 60_000;

/** The current minute, as an instant that stays the same object until the next one. */
export function useMinute(): Date {
  const minute = useClock((now) => Math.floor(now.getTime() / minuteMs));
  return useMemo(() => new Date(minute * minuteMs), [minute]);
}

/** The tables that today's bookings hold, kept up to date; `undefined` until they are loaded. */
export function useHolds(now: Date) {
  const { store } = useStoreFormat();
  const orders = useBook(businessDate(now, store)).data?.orders;
  return useMemo(() => orders && bookHolds(orders, store.booking_rules, now), [orders, store, now]);
}

/** The wait to announce to a party, in minutes, and when a table is free for it. */
export interface Quote {
  minutes: number;
  at: Date;
}

/**
 * Proposes how long a party will wait, after those that came before it.
 *
 * @returns `null` if no table fits it, `undefined` until the bookings are loaded
 */
export function useQuote(
  menu: StoreTables,
  persons: number,
  before: readonly WaitingParty[],
): Quote | null | undefined {
  const { booking_rules } = useStoreFormat().store;
  const now = useMinute();
  const holds = useHolds(now);
  return useMemo(() => {
    if (!holds) return undefined;
    const facts = quoteFacts(menu, booking_rules, holds);
    const sizes = before.map((party) => party.persons);
    const at = tableFreeFor(facts, persons, sizes, now);
    return at && { at, minutes: quoteUntil(at, now) };
  }, [holds, menu, booking_rules, persons, before, now]);
}

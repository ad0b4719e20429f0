import type { Store } from '#contract/entities/store';
import { type OpenState, openState } from '#contract/opening/openState';
import { clockTime, weekdayTime } from '../time/storeTime';
import { servedTypes } from './servedTypes';

type Translate = (key: string, options?: Record<string, string | number>) => string;

/** How pressing the opening state is for the people at the store. */
export type ServiceTone = 'open' | 'busy' | 'paused' | 'closed';

export interface ServiceText {
  text: string;
  tone: ServiceTone;
}

/** Whole minutes until an instant, at least one: "0 min left" would read as over. */
export const minutesLeft = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));

interface Reader {
  t: Translate;
  locale: string;
}

/** One order type's state in a few words: `Open until 22:00`, `Paused, 12 min left`. */
export function stateText(state: OpenState, store: Store, now: Date, { t, locale }: Reader): string {
  const place = { locale, timezone: store.timezone };
  const { until, reason, next_open_at } = state;
  // A time of day further off would be read as today's.
  const endsSoon = until && until.getTime() - now.getTime() < 24 * 3_600_000;
  if (state.is_open)
    return endsSoon ? t('shell.service.open_until', { time: clockTime(until, place) }) : t('shell.service.open');
  if (reason === 'off') return t('shell.service.off');
  if (reason === 'paused' && until) return t('shell.service.paused', { minutes: minutesLeft(until, now) });
  if (!next_open_at) return t('shell.service.closed');
  const isSoon = next_open_at.getTime() - now.getTime() < 12 * 3_600_000;
  const time = isSoon ? clockTime(next_open_at, place) : weekdayTime(next_open_at, place);
  return t('shell.service.opens', { time });
}

/** The store's state in a few words: what concerns most orders first, then that it is busy. */
export function serviceText(store: Store, now: Date, reader: Reader): ServiceText {
  const { t } = reader;
  const served = servedTypes(store).map((type) => ({ type, state: openState(store, type, now) }));
  const [first] = served;
  if (!first) return { text: t('shell.service.off'), tone: 'closed' };
  const paused = served.filter(({ state }) => state.reason === 'paused');
  const [pausedFirst] = paused;
  if (pausedFirst && paused.length < served.length) {
    const names = paused.map(({ type }) => t(`order.type.${type}`)).join(t('shell.comma'));
    const minutes = minutesLeft(pausedFirst.state.until ?? now, now);
    return { text: t('shell.service.paused_types', { names, minutes }), tone: 'paused' };
  }
  const told = (served.find(({ state }) => state.is_open) ?? first).state;
  if (pausedFirst) return { text: stateText(pausedFirst.state, store, now, reader), tone: 'paused' };
  if (!told.is_open) return { text: stateText(told, store, now, reader), tone: 'closed' };
  if (told.busy_minutes > 0) return { text: t('shell.service.busy', { minutes: told.busy_minutes }), tone: 'busy' };
  return { text: stateText(told, store, now, reader), tone: 'open' };
}

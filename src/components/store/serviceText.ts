import type { Store } from '#contract/entities/store';
import { type OpenState, openState } from '#contract/opening/openState';
import { clockTime, spanText, weekdayTime } from '../time/storeTime';
import { servedTypes } from './servedTypes';

type Translate = (key: string, options?: Record<string, string | number>) => string;

/** How urgent the opening state is for the store's staff. */
export type ServiceTone = 'open' | 'busy' | 'paused' | 'closed';

/** The store's state in two parts; narrow windows show one below the other. */
export interface ServiceText {
  /** The state: `Delivery paused`. */
  what: string;
  /** A shorter form without names: `2 of 3 paused`. */
  brief?: string;
  /** How much or for how long: `15 min left`. */
  more?: string;
  tone: ServiceTone;
}

/** The time left until an instant, at least one minute: "0 min left" would look like it's over. */
export const spanLeft = (until: Date, now: Date, t: Translate): string =>
  spanText(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)), t);

interface Reader {
  t: Translate;
  locale: string;
}

const oneDay = 24 * 3_600_000;

type More = Pick<ServiceText, 'more'>;

/** When a closed store or order type opens again; names the weekday if that is further off. */
function opensText({ next_open_at }: OpenState, { timezone }: Store, now: Date, { t, locale }: Reader): More {
  if (!next_open_at) return {};
  const isSoon = next_open_at.getTime() - now.getTime() < oneDay / 2;
  const time = (isSoon ? clockTime : weekdayTime)(next_open_at, { locale, timezone });
  return { more: t('shell.service.opens', { time }) };
}

const leftText = ({ until }: OpenState, now: Date, { t }: Reader): More =>
  until ? { more: t('shell.service.left', { span: spanLeft(until, now, t) }) } : {};

function partsOf(state: OpenState, store: Store, now: Date, reader: Reader): Omit<ServiceText, 'tone'> {
  const { t, locale } = reader;
  const { until, reason } = state;
  if (state.is_open) {
    // A time more than a day away would be mistaken for today's.
    const endsSoon = until && until.getTime() - now.getTime() < oneDay;
    const time = endsSoon && clockTime(until, { locale, timezone: store.timezone });
    return { what: time ? t('shell.service.open_until', { time }) : t('shell.service.open') };
  }
  if (reason === 'off') return { what: t('shell.service.off') };
  if (reason === 'paused') return { what: t('shell.service.paused'), ...leftText(state, now, reader) };
  return { what: t('shell.service.closed'), ...opensText(state, store, now, reader) };
}

/** Both parts in one line: `Paused, 12 min left`. */
export const inOneLine = ({ what, more }: Omit<ServiceText, 'tone'>, t: Translate): string =>
  more ? `${what}${t('shell.comma')}${more}` : what;

/** One order type's state in a few words: `Open until 22:00`, `Paused, 12 min left`. */
export const stateText = (state: OpenState, store: Store, now: Date, reader: Reader): string =>
  inOneLine(partsOf(state, store, now, reader), reader.t);

/**
 * The store's state in a few words. What affects most orders comes first: a pause, closed, busy, then types that are
 * closed. Names the types whose state differs from the others'.
 */
export function serviceText(store: Store, now: Date, reader: Reader): ServiceText {
  const { t } = reader;
  const served = servedTypes(store).map((type) => ({ type, state: openState(store, type, now) }));
  const [first] = served;
  if (!first) return { what: t('shell.service.off'), tone: 'closed' };
  /** Some of the types: their names, or a count if only one name would fit. */
  const typesText = (some: typeof served, key: 'paused' | 'closed') => ({
    what: t(`shell.service.${key}_types`, {
      names: some.map(({ type }) => t(`order.type.${type}`)).join(t('shell.comma')),
    }),
    ...(some.length > 1 ? { brief: t(`shell.service.${key}_some`, { count: some.length, of: served.length }) } : {}),
  });
  const paused = served.filter(({ state }) => state.reason === 'paused');
  const [pausedFirst] = paused;
  if (pausedFirst) {
    const summary = paused.length < served.length ? typesText(paused, 'paused') : { what: t('shell.service.paused') };
    return { ...summary, ...leftText(pausedFirst.state, now, reader), tone: 'paused' };
  }
  const open = served.find(({ state }) => state.is_open);
  if (!open) return { ...partsOf(first.state, store, now, reader), tone: 'closed' };
  const { busy_minutes } = open.state;
  if (busy_minutes > 0) {
    return { what: t('shell.service.busy'), more: t('shell.service.more', { minutes: busy_minutes }), tone: 'busy' };
  }
  const closed = served.filter(({ state }) => !state.is_open);
  const [closedFirst] = closed;
  if (closedFirst) {
    const opens = closed.length === 1 ? opensText(closedFirst.state, store, now, reader) : {};
    return { ...typesText(closed, 'closed'), ...opens, tone: 'closed' };
  }
  return { ...partsOf(open.state, store, now, reader), tone: 'open' };
}

import type { AlertColor } from '@mui/material/Alert';
import type { PushCode } from '#contract/codes/pushCodes';
import { paths } from '../../config/paths';
import type { Tune } from '../alerts/speaker';

/** How a device says that something happened: it rings and shows a notice, shows a notice, or only lists it. */
export const channels = ['sound', 'notice', 'list'] as const;
export type Channel = (typeof channels)[number];

interface EventKindOptions {
  /** The messages of this kind. Some kinds have none: the app finds out about them itself. */
  codes?: readonly PushCode[];
  /** Until the device chooses another one. */
  channel: Channel;
  /** What it rings with; a kind without one is never heard. */
  tune?: Tune;
  /** Left out if something else on every page says so. */
  hasNotice?: false;
  severity: AlertColor;
  /** How long its notice stays, in ms: longer where someone has to act but may be away from the screen. */
  shownMs: number;
  /** Where several of them are seen together. */
  path: string;
}

/** The kinds of events that a device can say, most urgent first. The notification center and its settings follow it. */
export const eventKinds = {
  ending: { channel: 'sound', tune: 'lastCall', severity: 'warning', shownMs: 20_000, path: paths.todayOrders },
  new_order: {
    codes: [2070, 2071],
    channel: 'sound',
    tune: 'newOrder',
    severity: 'info',
    shownMs: 10_000,
    path: paths.todayOrders,
  },
  unanswered: { channel: 'sound', tune: 'cancelled', severity: 'error', shownMs: 60_000, path: paths.todayOrders },
  cancelled: {
    codes: [2068],
    channel: 'sound',
    tune: 'cancelled',
    severity: 'warning',
    shownMs: 20_000,
    path: paths.historyList,
  },
  answer: { codes: [2074], channel: 'notice', severity: 'info', shownMs: 20_000, path: paths.todayOrders },
  changed: {
    codes: [2088],
    channel: 'sound',
    tune: 'newOrder',
    severity: 'info',
    shownMs: 10_000,
    path: paths.todayOrders,
  },
  // The banner about it stands on every page.
  nobody_found: {
    codes: [2069],
    channel: 'sound',
    tune: 'nobodyFound',
    hasNotice: false,
    severity: 'error',
    shownMs: 10_000,
    path: paths.dispatch,
  },
  courier: {
    codes: [2061, 2062, 2063, 2064, 2065, 2066, 2067],
    channel: 'list',
    severity: 'info',
    shownMs: 10_000,
    path: paths.dispatch,
  },
  low_review: {
    codes: [2094],
    channel: 'sound',
    tune: 'lowReview',
    severity: 'warning',
    shownMs: 20_000,
    path: paths.reviews,
  },
} as const satisfies Record<string, EventKindOptions>;

export type EventKind = keyof typeof eventKinds;

export const allKinds = Object.keys(eventKinds) as EventKind[];

/** A kind's row of the table, with what it leaves out. */
export const kindOptions = (kind: EventKind): EventKindOptions => eventKinds[kind];

/** What a device can choose for a kind: no sound for what has none, no notice for what stands on every page anyway. */
export const channelsFor = (kind: EventKind): readonly Channel[] => {
  const { tune, hasNotice = true } = kindOptions(kind);
  return channels.filter((channel) => (channel === 'sound' ? tune : channel === 'notice' ? hasNotice : true));
};

/** The kind of a message; `undefined` for those about the account. */
export const kindOfCode = (code: PushCode): EventKind | undefined =>
  allKinds.find((kind) => kindOptions(kind).codes?.includes(code));

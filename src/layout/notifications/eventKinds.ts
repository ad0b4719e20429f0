import type { AlertColor } from '@mui/material/Alert';
import type { PushCode } from '#contract/codes/pushCodes';
import type { Tune } from '../../components/sound/speaker';
import { documentsPath, paths } from '../../config/paths';

/** How a device announces an event: sound and notice, notice only, or list only. */
export const channels = ['sound', 'notice', 'list'] as const;
export type Channel = (typeof channels)[number];

interface EventKindOptions {
  /** The messages of this kind. Left out for kinds that the app detects itself. */
  codes?: readonly PushCode[];
  /** The default until the device chooses another one. */
  channel: Channel;
  /** The sound it plays; left out for kinds that are always silent. */
  tune?: Tune;
  /** `false` if something else on every page already says so. */
  hasNotice?: false;
  severity: AlertColor;
  /** How long its notice stays, in ms: longer if someone has to act and may be away from the screen. */
  shownMs: number;
  /** The page that shows several of them together. */
  path: string;
}

/** The kinds of events, most urgent first. The notification center and its settings read this table. */
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
  // A banner about it is on every page.
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
  document: {
    codes: [2095, 2096, 2097],
    channel: 'notice',
    severity: 'info',
    shownMs: 20_000,
    path: documentsPath,
  },
} as const satisfies Record<string, EventKindOptions>;

export type EventKind = keyof typeof eventKinds;

export const allKinds = Object.keys(eventKinds) as EventKind[];

/** A kind's row of the table, typed with its optional properties. */
export const kindOptions = (kind: EventKind): EventKindOptions => eventKinds[kind];

/** The channels that a device can choose for a kind: no sound if it has none, no notice if a banner says it anyway. */
export const channelsFor = (kind: EventKind): readonly Channel[] => {
  const { tune, hasNotice = true } = kindOptions(kind);
  return channels.filter((channel) => (channel === 'sound' ? tune : channel === 'notice' ? hasNotice : true));
};

/** The kind of a message; `undefined` for messages about the account. */
export const kindOfCode = (code: PushCode): EventKind | undefined =>
  allKinds.find((kind) => kindOptions(kind).codes?.includes(code));

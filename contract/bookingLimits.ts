/** Limits of the rules by which tables are booked. Durations in minutes. */
export const bookingLimits = {
  /** Rows of durations by the size of the party, and the shortest and longest of them. */
  staysMax: 10,
  stayMin: 15,
  stayMax: 720,
  resetMax: 120,
  graceMax: 240,
  kitchenAfterMax: 120,
  daysAheadMax: 365,
  /** A week. */
  noticeMax: 10_080,
  coversMax: 1_000,
  coverExceptionsMax: 100,
  /** How long a request can wait, and how long before its guests come it is answered at the latest: a week. */
  answerMax: 10_080,
  closedDatesMax: 366,
  /** How long guests have to pay the booking fee: up to a week. */
  feeDueMin: 5,
  feeDueMax: 10_080,
  /** How much longer a table is kept while the gateway is asked whether a page that guests opened was paid. */
  feeReadMinutes: 5,
  feeAfterNoShowsMax: 10,
  /** Groups of charges, the rows of each, and the hours of the first row: thirty days. */
  tiersMax: 20,
  chargesMax: 10,
  hoursBeforeMax: 720,
} as const;

/** Limits of the waiting list. Durations in minutes. */
export const waitingLimits = {
  /** The longest wait that a party is told, and the parties of a day that a waiting list shows. */
  quoteMax: 240,
  waitingMax: 200,
  /** Quotes are proposed in these steps; one is right if the wait differs by no more than this. */
  quoteStep: 5,
  /** How many of the last quotes are checked. */
  quotesChecked: 10,
} as const;

/** Limits of requests for tables that a rule refused. */
export const refusedLimits = {
  /** So many of a day are listed. */
  listed: 100,
  /** The cost of a rule is told for so many days. */
  summedDays: 30,
  /** A request is kept so many days, without name and number after the wanted day. */
  keptDays: 366,
} as const;

/** Limits of the stays that are learned from guests who came. Durations in minutes. */
export const learnedLimits = {
  days: 180,
  /** Fewer parties of a size say nothing. */
  partiesMin: 5,
  /** A stay outside these bounds was marked too late, or never. */
  shortest: 10,
  longest: 720,
} as const;

/** Limits of calendars with a store's bookings. */
export const calendarLimits = {
  /** How many days back the calendar of a store's bookings goes. */
  days: 30,
  /** Reads of calendars from one network, in so many seconds. Calendar services read those of many stores. */
  reads: 600,
  seconds: 600,
} as const;

/** Limits of bookings that someone is typing. */
export const typedLimits = {
  /** For so many minutes after the last change, a booking that isn't booked yet has its tables. */
  minutes: 3,
  /** So many are listed. */
  listed: 100,
} as const;

/** Limits of the requests that are made again under rules that aren't saved yet. */
export const replayLimits = {
  pastDays: 28,
} as const;

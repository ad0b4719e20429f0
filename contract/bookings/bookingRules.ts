/** How long the guests of parties up to a size keep their table. */
export interface StayOfParty {
  /** The largest party that this row is for; the last row is for larger ones too. */
  persons_max: number;
  minutes: number;
}

/** How many guests can begin in a quarter of an hour; `null` for any number. */
export interface CoverLimits {
  /** All guests, with those that the store books itself. */
  covers_max: number | null;
  /** Those of customers' bookings, within `covers_max`. */
  guest_covers_max: number | null;
}

/** Other limits of covers on one weekday, from a quarter of an hour to another. */
export interface CoverException extends CoverLimits {
  /** 0 is Sunday, as in the opening hours. */
  day: number;
  /** `HH:mm` of the store's clock; a `to` that isn't after `from` is on the next date, in the same business day. */
  from: string;
  to: string;
}

/** The amount that guests pay when they book. */
export interface BookingFee {
  /** In minor units. */
  amount: number;
  per: 'booking' | 'person';
  /** Taken off the bill at the end; otherwise the store keeps it on top. */
  is_off_the_bill: boolean;
  /** Not paid within this many minutes, the booking is cancelled and its table is free again. */
  due_within: number;
  /** Asked only of guests who stayed away this many times; 0 asks everyone. */
  after_no_shows: number;
}

/**
 * A store's rules for booking tables. For tables they stand in the place of the slots, notice and grace period that
 * other orders follow. Durations in minutes.
 */
export interface BookingRules extends CoverLimits {
  /** Bookings begin at these intervals. */
  slot_minutes: number;
  /** By size of the party, ascending. */
  stays: readonly StayOfParty[];
  /** Between two parties at one table. */
  reset_minutes: number;
  /** A table is kept this long after its time. */
  grace_period: number;
  /** After that, the host is asked, or the booking is cancelled as a no-show. */
  after_grace: 'ask' | 'cancel';
  /** Dishes that were ordered with a booking go to the kitchen this long after its guests arrive; `null` for its time. */
  kitchen_after: number | null;
  /** The last day that can be booked: 0 is today. */
  days_ahead: number;
  /** A booking must be made at least this long before its time. */
  notice_minutes: number;
  /** The smallest and the largest party that customers can book for. */
  persons_min: number;
  persons_max: number;
  cover_exceptions: readonly CoverException[];
  /** While the kitchen is busy or paused, this share of the covers remains, in percent. */
  busy_covers_percent: number;
  /** Bookings for up to this many persons are accepted automatically; 0 for none. */
  accept_persons_max: number;
  /** A request is answered within this time and this long before its guests come, whichever is first; 0 for no limit. */
  answer_within: number;
  answer_before: number;
  /** Dates (`YYYY-MM-DD`) on which the store is open and takes no bookings. */
  closed_dates: readonly string[];
  fee: BookingFee | null;
  /** Shown to guests before they book, in the store's languages; the second to parties that are larger than `persons_max`. */
  guest_note: readonly string[];
  large_party_note: readonly string[];
  /** Guests who gave an address are mailed when their booking is accepted, and a day before it. */
  mails_guests: boolean;
}

/** One row of the charges for cancelling. */
export interface CancellationCharge {
  /** Applies when fewer than this many hours are left. */
  hours_before: number;
  mode: 'absolute' | 'percentage';
  /** In minor units if the mode is absolute; otherwise a percentage of the booking's total: its fee and the dishes ordered with it. */
  charge: number;
  /** For absolute charges. */
  per: 'booking' | 'person';
}

/** The charges of parties from a size on, for bookings that begin from one time of the day to another. */
export interface CancellationTier {
  persons_min: number;
  /** `HH:mm` of the store's clock; both empty for the whole day. */
  from: string;
  to: string;
  /** By hours, descending; nothing is charged earlier than the first. */
  charges: readonly CancellationCharge[];
  /** The charge for guests who stay away; `null` for nothing. */
  no_show: Omit<CancellationCharge, 'hours_before'> | null;
}

/** The costs of cancelling a booking. A booking keeps the policy that it was made under. */
export interface CancellationPolicy {
  /** The last that fits a booking applies; none that fits means that nothing is charged. */
  tiers: readonly CancellationTier[];
}

/** The form of a store that asks no fee begins with this one. */
export const unsetFee: BookingFee = {
  amount: 0,
  per: 'person',
  is_off_the_bill: true,
  due_within: 60,
  after_no_shows: 0,
};

/** The rules of a store that hasn't set any: what applied to all stores before they could set their own. */
export const defaultBookingRules: BookingRules = {
  slot_minutes: 15,
  stays: [{ persons_max: 10, minutes: 120 }],
  reset_minutes: 0,
  grace_period: 15,
  after_grace: 'cancel',
  kitchen_after: null,
  days_ahead: 30,
  notice_minutes: 0,
  persons_min: 1,
  persons_max: 10,
  covers_max: null,
  guest_covers_max: null,
  cover_exceptions: [],
  busy_covers_percent: 100,
  accept_persons_max: 0,
  answer_within: 0,
  answer_before: 0,
  closed_dates: [],
  fee: null,
  guest_note: [''],
  large_party_note: [''],
  mails_guests: false,
};

/** The policy of a store that charges nothing. */
export const noCancellationCharges: CancellationPolicy = { tiers: [] };

import { type BookingFee, type BookingRules, unsetFee } from '#contract/bookings/bookingRules';
import {
  coverProblems,
  exceptionProblems,
  personRangeProblems,
  stayProblems,
  tierProblems,
} from '#contract/bookings/ruleProblems';
import { rulePrefix as prefix, withTyped } from '#contract/bookings/withTyped';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderDecisions } from '#contract/entities/affectedOrders';
import type { FieldError } from '#contract/envelope';
import type { Shape } from '#contract/resources/recordShape';
import {
  bookingAnswers as answers,
  bookingCovers as covers,
  bookingFee as fee,
  bookingPolicy as policy,
  bookingStays as stays,
  bookingTexts as texts,
  bookingTimes as times,
} from '#contract/settings/bookings';
import { businessDate } from '#contract/time';
import { fieldsNotValid } from '#server/http/callError';
import { type SectionRules, type SectionWrites, type SettingsRows, storeSection } from '#server/records/storeSection';
import { storeTexts } from '#server/records/storeTexts';
import { settleBookings } from './settleBookings';

type Named<Names extends keyof BookingRules> = { [Name in Names as `booking_${Name}`]: BookingRules[Name] };
/** As the schemas of replies have them: arrays that could be changed. */
type Mutable<Values> = { [Name in keyof Values]: Values[Name] extends readonly (infer One)[] ? One[] : Values[Name] };

const readRules = <Name extends keyof BookingRules>(
  { settings: { booking_rules } }: SettingsRows,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, booking_rules[name]])) as unknown as Mutable<Named<Name>>;

/** The stored rules with the changed fields. */
const changedRules = ({ settings: { booking_rules } }: SettingsRows, changes: object): BookingRules =>
  withTyped(booking_rules, changes);

const refuse = (problems: FieldError[]): void => {
  if (problems.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, problems);
};

const written = (booking_rules: BookingRules): SectionWrites => ({ settings: { booking_rules } });

/** Changed rules, once it is known that they can be. */
type Checked = (rows: SettingsRows, changes: object) => BookingRules;

/** Asks about the bookings to come that the new rules wouldn't accept, before they are saved. */
const settling =
  (rulesOf: Checked): NonNullable<SectionRules<Shape, Shape>['before']> =>
  (tx, { settle, ...changes }, rows, context) =>
    settleBookings(tx, rulesOf(rows, changes), settle as OrderDecisions | undefined, context);

const timeRules: Checked = (rows, changes) => {
  const rules = changedRules(rows, changes);
  const end = 'booking_persons_max' in changes ? 'persons_max' : 'persons_min';
  refuse(personRangeProblems(rules, end, `${prefix}${end}`));
  return rules;
};

export const bookingTimes = storeSection(times, {
  read: (rows) =>
    readRules(rows, ['slot_minutes', 'days_ahead', 'notice_minutes', 'persons_min', 'persons_max', 'closed_dates']),
  before: settling(timeRules),
  write(changes, rows, _tx, { now }) {
    const rules = timeRules(rows, changes);
    const today = businessDate(now(), rows.store);
    const closed_dates = [...new Set(rules.closed_dates)].filter((date) => date >= today).sort();
    return written({ ...rules, closed_dates });
  },
});

const stayRules: Checked = (rows, changes) => {
  const rules = changedRules(rows, changes);
  refuse(stayProblems(rules.stays, 'booking_stays'));
  return rules;
};

export const bookingStays = storeSection(stays, {
  read: (rows) => readRules(rows, ['stays', 'reset_minutes']),
  before: settling(stayRules),
  write: (changes, rows) => written(stayRules(rows, changes)),
});

const coverRules: Checked = (rows, changes) => {
  const rules = changedRules(rows, changes);
  refuse([
    ...coverProblems(rules, 'booking_guest_covers_max'),
    ...exceptionProblems(rules.cover_exceptions, rows.store.day_starts_at, 'booking_cover_exceptions'),
  ]);
  return rules;
};

export const bookingCovers = storeSection(covers, {
  read: (rows) => readRules(rows, ['covers_max', 'guest_covers_max', 'cover_exceptions', 'busy_covers_percent']),
  before: settling(coverRules),
  write: (changes, rows) => written(coverRules(rows, changes)),
});

export const bookingAnswers = storeSection(answers, {
  read: (rows) =>
    readRules(rows, [
      'accept_persons_max',
      'answer_within',
      'answer_before',
      'grace_period',
      'after_grace',
      'kitchen_after',
    ]),
  write: (changes, rows) => written(changedRules(rows, changes)),
});

export const bookingTexts = storeSection(texts, {
  read: (rows) => readRules(rows, ['guest_note', 'large_party_note', 'mails_guests']),
  write({ booking_guest_note, booking_large_party_note, booking_mails_guests }, rows) {
    const { booking_rules } = rows.settings;
    const languages = rows.store.languages_supported.length;
    const stored = (name: 'guest_note' | 'large_party_note', given: readonly string[] | undefined) =>
      given ? storeTexts(given, `${prefix}${name}`, languages, booking_rules[name]) : booking_rules[name];
    return written({
      ...booking_rules,
      guest_note: stored('guest_note', booking_guest_note),
      large_party_note: stored('large_party_note', booking_large_party_note),
      mails_guests: booking_mails_guests ?? booking_rules.mails_guests,
    });
  },
});

/** The fee of bookings that are made from now on. An amount of 0 is none. */
export const bookingFee = storeSection(fee, {
  read({ settings: { booking_rules } }) {
    const { amount, per, is_off_the_bill, due_within, after_no_shows } = booking_rules.fee ?? unsetFee;
    return {
      booking_fee_amount: amount,
      booking_fee_per: per,
      booking_fee_is_off_the_bill: is_off_the_bill,
      booking_fee_due_within: due_within,
      booking_fee_after_no_shows: after_no_shows,
    };
  },
  write(changes, { settings: { booking_rules } }) {
    const before = booking_rules.fee ?? unsetFee;
    const changed: BookingFee = {
      amount: changes.booking_fee_amount ?? before.amount,
      per: changes.booking_fee_per ?? before.per,
      is_off_the_bill: changes.booking_fee_is_off_the_bill ?? before.is_off_the_bill,
      due_within: changes.booking_fee_due_within ?? before.due_within,
      after_no_shows: changes.booking_fee_after_no_shows ?? before.after_no_shows,
    };
    return written({ ...booking_rules, fee: changed.amount > 0 ? changed : null });
  },
});

/** Its tiers apply to bookings that are made from now on. */
export const bookingPolicy = storeSection(policy, {
  read: ({ settings: { cancellation_policy } }) => ({
    booking_tiers: cancellation_policy.tiers.map((tier) => ({ ...tier, charges: [...tier.charges] })),
  }),
  write({ booking_tiers: tiers }, { settings: { cancellation_policy } }) {
    refuse(tierProblems(tiers ?? cancellation_policy.tiers, 'booking_tiers'));
    return { settings: { cancellation_policy: tiers ? { tiers } : cancellation_policy } };
  },
});

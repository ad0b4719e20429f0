import type { FieldError } from '../envelope';
import type {
  BookingRules,
  CancellationCharge,
  CancellationPolicy,
  CoverException,
  CoverLimits,
  StayOfParty,
} from './bookingRules';

/*
 * Problems between fields or rows of the rules for bookings, each at the field that shows it. The schemas check every
 * value on its own.
 */

const tooSmall = (path: string, minimum: number): FieldError => ({ path, code: 'too_small', params: { minimum } });
const tooBig = (path: string, maximum: number): FieldError => ({ path, code: 'too_big', params: { maximum } });

/** Rows of durations that don't ascend by the size of the party. */
export const stayProblems = (stays: readonly StayOfParty[], path: string): FieldError[] =>
  stays.flatMap(({ persons_max }, index) => {
    const before = stays[index - 1];
    if (!before || persons_max > before.persons_max) return [];
    return [tooSmall(`${path}.${index}.persons_max`, before.persons_max + 1)];
  });

/** A range of persons that ends before it begins, at the end that was changed. */
export function personRangeProblems(
  { persons_min, persons_max }: Pick<BookingRules, 'persons_min' | 'persons_max'>,
  changed: 'persons_min' | 'persons_max',
  path: string,
): FieldError[] {
  if (persons_min <= persons_max) return [];
  return [changed === 'persons_min' ? tooBig(path, persons_max) : tooSmall(path, persons_min)];
}

/** More customers than guests in all. */
export const coverProblems = ({ covers_max, guest_covers_max }: CoverLimits, path: string): FieldError[] =>
  covers_max !== null && guest_covers_max !== null && guest_covers_max > covers_max ? [tooBig(path, covers_max)] : [];

const minutesOfDay = 1440;

/** Minutes from the beginning of the business day. */
function spanOf({ from, to }: Pick<CoverException, 'from' | 'to'>, dayStartsAt: number): [number, number] {
  const minutes = (clock: string): number => {
    const [hours = 0, rest = 0] = clock.split(':').map(Number);
    return (hours * 60 + rest - dayStartsAt + minutesOfDay) % minutesOfDay;
  };
  const [start, end] = [minutes(from), minutes(to)];
  return [start, end > start ? end : end + minutesOfDay];
}

/** Exceptions whose limits don't fit each other, and those of one day that overlap: `duplicate`. */
export const exceptionProblems = (
  exceptions: readonly CoverException[],
  dayStartsAt: number,
  path: string,
): FieldError[] =>
  exceptions.flatMap((exception, index) => {
    const [start, end] = spanOf(exception, dayStartsAt);
    const overlaps = exceptions.slice(0, index).some((other) => {
      const [otherStart, otherEnd] = spanOf(other, dayStartsAt);
      return other.day === exception.day && start < otherEnd && otherStart < end;
    });
    return [
      ...coverProblems(exception, `${path}.${index}.guest_covers_max`),
      ...(overlaps ? [{ path: `${path}.${index}.from`, code: 'duplicate' }] : []),
    ];
  });

const percentMax = 100;

const percentProblems = (charge: Omit<CancellationCharge, 'hours_before'> | null, path: string): FieldError[] =>
  charge?.mode === 'percentage' && charge.charge > percentMax ? [tooBig(`${path}.charge`, percentMax)] : [];

const chargeProblems = (charges: readonly CancellationCharge[], path: string): FieldError[] =>
  charges.flatMap((charge, index) => {
    const before = charges[index - 1];
    const isLate = before !== undefined && charge.hours_before >= before.hours_before;
    return [
      ...(isLate ? [tooBig(`${path}.${index}.hours_before`, before.hours_before - 1)] : []),
      ...percentProblems(charge, `${path}.${index}`),
    ];
  });

/**
 * Tiers of a cancellation policy that don't ascend by the size of the party, or that hide an earlier one (`duplicate`);
 * half of a time span; charges that don't descend by hours; percentages over 100.
 */
export const tierProblems = (tiers: CancellationPolicy['tiers'], path: string): FieldError[] =>
  tiers.flatMap((tier, index) => {
    const at = `${path}.${index}`;
    const before = tiers[index - 1];
    const hides = tiers
      .slice(0, index)
      .some(
        ({ persons_min, from, to }) =>
          persons_min === tier.persons_min && (tier.from === '' || (from === tier.from && to === tier.to)),
      );
    return [
      ...(before && tier.persons_min < before.persons_min ? [tooSmall(`${at}.persons_min`, before.persons_min)] : []),
      ...(hides ? [{ path: `${at}.persons_min`, code: 'duplicate' }] : []),
      ...(tier.from === '' && tier.to !== '' ? [{ path: `${at}.from`, code: 'required' }] : []),
      ...(tier.from !== '' && tier.to === '' ? [{ path: `${at}.to`, code: 'required' }] : []),
      ...chargeProblems(tier.charges, `${at}.charges`),
      ...percentProblems(tier.no_show, `${at}.no_show`),
    ];
  });

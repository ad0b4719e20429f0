import { dateFrom } from '../time';

/** Says what a failed payment leads to, by the days since it was due. The only place that says so. */
export interface DunningDay {
  day: number;
  /** Whether the card is charged again. One that was declined for good is left alone until there is another. */
  isRetried: boolean;
  isMailed: boolean;
}

export const dunningDays: readonly DunningDay[] = [
  { day: 0, isRetried: false, isMailed: true },
  { day: 3, isRetried: true, isMailed: true },
  { day: 7, isRetried: true, isMailed: true },
  { day: 10, isRetried: true, isMailed: false },
  { day: 12, isRetried: true, isMailed: true },
];

/** Days that a store goes on working as before with an invoice that isn't paid. */
export const graceDays = 14;

/** Days before a trial ends on which its owner is told; 0 is the first day without it. */
export const trialMailDays: readonly number[] = [7, 1, 0];

/** When the frame begins to say that a trial ends. */
export const trialNoticeDays = 7;

/** The day on which a store with an unpaid invoice is locked. */
export const lockDay = (dueOn: string): string => dateFrom(dueOn, graceDays);

export interface FailureDay {
  date: string;
  day: number;
  isRetried: boolean;
  isMailed: boolean;
  hasBanner: boolean;
  isLocked: boolean;
}

/** Says what happens, day by day, if the card fails from a date on: the days of the machine itself, not a copy. */
export const failureDays = (dueOn: string, isHard: boolean): FailureDay[] => [
  ...dunningDays.map(({ day, isRetried, isMailed }) => ({
    ...{ date: dateFrom(dueOn, day), day, isMailed, hasBanner: true, isLocked: false },
    isRetried: isRetried && !isHard,
  })),
  { date: lockDay(dueOn), day: graceDays, isRetried: false, isMailed: true, hasBanner: true, isLocked: true },
];

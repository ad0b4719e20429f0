import { differenceInMilliseconds, milliseconds } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import type { Session } from '../../http/handler';

const freshMs = milliseconds({ minutes: accountLimits.stepUpMinutes });

/** Whether a session's person has proved who they are recently enough for a dangerous change. */
export const isSteppedUp = ({ stepped_up_at }: Pick<Session, 'stepped_up_at'>, now: Date): boolean =>
  stepped_up_at !== null && differenceInMilliseconds(now, stepped_up_at) <= freshMs;

import { differenceInMinutes } from 'date-fns';
import type { WaitingParty } from '#contract/entities/waitingParty';

/** How long a party has waited, in minutes, and by how much that is longer than it was told; 0 if it isn't. */
export function waitOf({ added_at, quoted_minutes }: WaitingParty, now: Date): { waited: number; over: number } {
  const waited = Math.max(0, differenceInMinutes(now, new Date(added_at)));
  return { waited, over: quoted_minutes === null ? 0 : Math.max(0, waited - quoted_minutes) };
}

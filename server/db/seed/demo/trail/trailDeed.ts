import { auditedBy } from '#contract/audit/auditEntry';
import { type CallName, calls } from '#contract/calls/index';
import { atWallClock, storeDate } from '#contract/time';
import { inTrailScope, type TrailNote, type TrailRow, trailRows } from '#server/modules/audit/service';
import type { TrailPerson } from './trailPeople';

/** Something that somebody did, as it would have been kept had the server been there. */
export interface TrailDeed {
  at: Date;
  /** Whose call it was; nobody's where a job or the platform's programs did it. */
  by?: TrailPerson | undefined;
  call?: CallName;
  notes(): TrailNote[];
}

const nobody = {
  actor: { kind: 'platform', id: null, name: 'Platform' },
  address: '',
  browser: '',
  system: '',
} as const;

/** A deed's entries, written within a call as those of today are. */
export async function deedRows(storeId: string, { at, by = nobody, call, notes }: TrailDeed): Promise<TrailRow[]> {
  const work = async () =>
    trailRows(
      storeId,
      notes().map((note) => ({ at, ...note })),
    );
  const audited = call && auditedBy(calls[call].audit);
  if (!call || !audited) return work();
  return inTrailScope({ ...by, call, audited, now: () => at, tellsOfOrder: false }, work);
}

/** The clock of a store on days before now: `at(3, '09:40')`. */
export const clockOf =
  (now: Date, timezone: string) =>
  (daysAgo: number, clock: string): Date => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return atWallClock(storeDate(now, timezone, -daysAgo), hours * 60 + minutes, timezone);
  };
export type Clock = ReturnType<typeof clockOf>;

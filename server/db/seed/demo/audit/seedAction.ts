import { auditedBy } from '#contract/audit/auditEntry';
import { type CallName, calls } from '#contract/calls/index';
import { atWallClock, storeDate } from '#contract/time';
import { type AuditActor, type AuditNote, type AuditRow, auditRows, inAuditScope } from '#server/modules/audit/service';
import type { StoreScene } from '../storeScene';

/** A person of a store, with the device they always use. */
export interface AuditPerson {
  actor: AuditActor;
  address: string;
  browser: string;
  system: string;
}

const laptop = { address: '203.0.113.24', browser: 'Safari 19', system: 'macOS' };
/** Those in the house share its line. */
const inside = [
  { address: '198.51.100.7', browser: 'Chrome 141', system: 'Android' },
  { address: '198.51.100.7', browser: 'Chrome 141', system: 'Windows' },
  { address: '198.51.100.7', browser: 'Edge 141', system: 'Windows' },
] as const;

/** The owner, and after them the team in the order in which the demo names it. */
export const auditPeople = ({ staff }: Pick<StoreScene, 'staff'>): [owner: AuditPerson, ...team: AuditPerson[]] => {
  const [owner, ...team] = staff;
  if (!owner) throw new Error('a store has its owner');
  return [
    { actor: { kind: 'owner', id: owner.id, name: owner.name }, ...laptop },
    ...team.map(({ id, name }, index) => ({
      actor: { kind: 'sub_store' as const, id, name },
      ...(inside[index % inside.length] ?? inside[0]),
    })),
  ];
};

/** An action by someone, as it would have been recorded if the server had been running. */
export interface SeedAction {
  at: Date;
  /** The caller; missing if a job or the platform did it. */
  by?: AuditPerson | undefined;
  call?: CallName;
  notes(): AuditNote[];
}

const nobody = {
  actor: { kind: 'platform', id: null, name: 'Platform' },
  address: '',
  browser: '',
  system: '',
} as const;

/** The audit entries of an action, written within a call like real ones. */
export async function actionRows(storeId: string, { at, by = nobody, call, notes }: SeedAction): Promise<AuditRow[]> {
  const work = async () =>
    auditRows(
      storeId,
      notes().map((note) => ({ at, ...note })),
    );
  const audited = call && auditedBy(calls[call].audit);
  if (!call || !audited) return work();
  return inAuditScope({ ...by, call, audited, now: () => at, tellsOfOrder: false }, work);
}

/** The clock of a store on days before now: `at(3, '09:40')`. */
export const clockOf =
  (now: Date, timezone: string) =>
  (daysAgo: number, clock: string): Date => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return atWallClock(storeDate(now, timezone, -daysAgo), hours * 60 + minutes, timezone);
  };
export type Clock = ReturnType<typeof clockOf>;

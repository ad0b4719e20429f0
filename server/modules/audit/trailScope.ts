import { AsyncLocalStorage } from 'node:async_hooks';
import type { Audited } from '#contract/audit/auditEntities';
import type { AuditActorKind } from '#contract/audit/auditEntry';

/** Who an entry of the trail names. */
export interface TrailActor {
  kind: AuditActorKind;
  id: string | null;
  name: string;
}

/** What a call knows of itself that every entry it writes says. */
export interface TrailScope {
  call: string;
  /** What its row of the contract says it writes. */
  audited: Audited;
  actor: TrailActor;
  address: string;
  browser: string;
  system: string;
  now: () => Date;
  /** Set where an entry with the order's values before and after is written, which tells of its statuses too. */
  tellsOfOrder: boolean;
}

const scopes = new AsyncLocalStorage<TrailScope>();

/**
 * Carries a call out as one that is kept in the trail. What is written far below it, by services that know of no caller, finds
 * here who the caller is: so a service need not be told by everybody who calls it, and cannot be told wrongly.
 */
export const inTrailScope = <Result>(scope: TrailScope, work: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, work);

/** The call under way; `undefined` in a job: then it is the system that acts. */
export const trailScope = (): TrailScope | undefined => scopes.getStore();

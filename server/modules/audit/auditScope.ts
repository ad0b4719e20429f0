import { AsyncLocalStorage } from 'node:async_hooks';
import type { Audited } from '#contract/audit/auditEntities';
import type { AuditActorKind } from '#contract/audit/auditEntry';

/** Who an entry of the audit log names. */
export interface AuditActor {
  kind: AuditActorKind;
  id: string | null;
  name: string;
}

/** What a call knows of itself that every entry it writes says. */
export interface AuditScope {
  call: string;
  /** What its row of the contract says it writes. */
  audited: Audited;
  actor: AuditActor;
  address: string;
  browser: string;
  system: string;
  now: () => Date;
  /** Set where an entry with the order's values before and after is written, which tells of its statuses too. */
  tellsOfOrder: boolean;
}

const scopes = new AsyncLocalStorage<AuditScope>();

/**
 * Carries a call out as one that is kept in the audit log. What is written far below it, by services that know of no caller, finds
 * here who the caller is: so a service need not be told by everybody who calls it, and cannot be told wrongly.
 */
export const inAuditScope = <Result>(scope: AuditScope, work: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, work);

/** The call under way; `undefined` in a job: then it is the system that acts. */
export const auditScope = (): AuditScope | undefined => scopes.getStore();

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Audited } from '#contract/audit/auditEntities';
import type { AuditActorKind, AuditValues } from '#contract/audit/auditEntry';

/** Who an entry of the audit log names. */
export interface AuditActor {
  kind: AuditActorKind;
  id: string | null;
  name: string;
  /** The shared device at which the person was. */
  device?: { id: string; name: string };
}

/** The fields that all audit entries of a call have in common. */
export interface AuditScope {
  call: string;
  /** The record and action in the call's row of the contract. */
  audited: Audited;
  actor: AuditActor;
  address: string;
  browser: string;
  system: string;
  now: () => Date;
  /** Set where an entry with the order's values before and after is written, which tells of its statuses too. */
  tellsOfOrder: boolean;
  /** More values of that entry: why staff changed the order against the store's rules. */
  also?: AuditValues;
}

const scopes = new AsyncLocalStorage<AuditScope>();

/**
 * Runs a call with an audit scope. Services far below it, which don't know the caller, find the caller here. So they
 * don't need it as an argument and can't be given the wrong one.
 */
export const inAuditScope = <Result>(scope: AuditScope, work: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, work);

/** The call under way; `undefined` in a job: then it is the system that acts. */
export const auditScope = (): AuditScope | undefined => scopes.getStore();

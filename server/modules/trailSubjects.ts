import type { AuditEntity } from '#contract/audit/auditRule';
import type { TrailSubject } from './audit/service';
import { menuSubjects } from './menu/service';
import { staffSubjects } from './providers/service';

/**
 * How the trail sees each kind of record. `null`: its own module writes the entries (`noteInTrail`), from what it knows of the change.
 */
export const trailSubjects: Record<AuditEntity, TrailSubject | null> = {
  ...menuSubjects,
  ...staffSubjects,
  import: null,
  order: null,
  store: null,
  sub_store: null,
  session: null,
  provider_document: null,
  bank_detail: null,
  preset: null,
  support_message: null,
};

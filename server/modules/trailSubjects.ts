import type { AuditEntity } from '#contract/audit/auditRule';
import { accountSubjects, type TrailSubject } from './audit/service';
import { menuSubjects } from './menu/service';
import { orderSubject } from './orders/service';
import { staffSubjects } from './providers/service';

/**
 * How the trail sees each kind of record. `null`: its own module writes the entries (`noteInTrail`), from what it knows of the change.
 */
export const trailSubjects: Record<AuditEntity, TrailSubject | null> = {
  ...menuSubjects,
  ...accountSubjects,
  ...staffSubjects,
  order: orderSubject,
  import: null,
  provider_document: null,
  bank_detail: null,
  preset: null,
};

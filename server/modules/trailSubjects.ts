import type { AuditEntity } from '#contract/audit/auditEntities';
import type { StoreResource } from '../records/storeResource';
import { accountSubjects, type TrailSubject } from './audit/service';
import { menuSubjects } from './menu/service';
import { orderSubject } from './orders/service';
import { plainResources } from './plainResources';
import { staffSubjects } from './providers/service';

const plain: Record<string, StoreResource> = plainResources;
const plainSubjects = Object.fromEntries(
  Object.entries(plain).map(([entity, { subject }]) => [entity, subject]),
) as Record<keyof typeof plainResources, TrailSubject>;

/**
 * How the trail sees each kind of record. `null`: its own module writes the entries (`noteInTrail`), from what it knows of the change.
 */
export const trailSubjects: Record<AuditEntity, TrailSubject | null> = {
  ...plainSubjects,
  ...menuSubjects,
  ...accountSubjects,
  ...staffSubjects,
  order: orderSubject,
  import: null,
  provider_document: null,
  bank_detail: null,
  preset: null,
};

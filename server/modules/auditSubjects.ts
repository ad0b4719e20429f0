import type { AuditEntity } from '#contract/audit/auditEntities';
import type { StoreResource } from '../records/storeResource';
import { type AuditSubject, accountSubjects } from './audit/service';
import { customerSubject } from './customers/service';
import { menuSubjects } from './menu/service';
import { orderSubject } from './orders/service';
import { plainResources } from './plainResources';
import { staffSubjects } from './providers/service';
import { reviewSubject } from './reviews/service';
import { storeSubject } from './storeSections';
import { scriptSubject } from './website/service';

const plain: Record<string, StoreResource> = plainResources;
const plainSubjects = Object.fromEntries(
  Object.entries(plain).map(([entity, { subject }]) => [entity, subject]),
) as Record<keyof typeof plainResources, AuditSubject>;

/**
 * How the audit log sees each kind of record. `null`: its own module writes the entries (`writeAuditEntries`), from what it knows of the change.
 */
export const auditSubjects: Record<AuditEntity, AuditSubject | null> = {
  ...plainSubjects,
  ...menuSubjects,
  ...accountSubjects,
  ...staffSubjects,
  store: storeSubject,
  order: orderSubject,
  review: reviewSubject,
  customer: customerSubject,
  script_page: scriptSubject,
  import: null,
  provider_document: null,
  store_document: null,
  bank_detail: null,
  store_bank_detail: null,
  preset: null,
  factor: null,
  social_account: null,
  store_archive: null,
  owner_access: null,
  accountant_link: null,
};

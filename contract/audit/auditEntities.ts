import type { PlainEntity } from '../resources/index';
import type { Writes } from './auditRule';

/** The kinds of record in the audit log, named as in the glossary; plain resources add theirs. Has no runtime imports, since the app reads it. */
export const namedEntities = [
  'item',
  'category',
  'sub_category',
  'modifier_group',
  'import',
  'order',
  'store',
  'sub_store',
  'session',
  'provider',
  'vehicle',
  'provider_document',
  'store_document',
  'bank_detail',
  'store_bank_detail',
  'preset',
  'factor',
  'social_account',
  'store_archive',
  'owner_access',
  'accountant_link',
  'support_message',
  'review',
  'customer',
  'script_page',
] as const;
export type AuditEntity = (typeof namedEntities)[number] | PlainEntity;

/** Entries that only the owner sees, as with the records themselves. */
export const ownerOnlyEntities: readonly AuditEntity[] = [
  'store_document',
  'store_bank_detail',
  'store_archive',
  'owner_access',
  'accountant_link',
  'script_page',
];

export type Audited = Writes<AuditEntity>;

import type { PlainEntity } from '../resources/index';
import type { Writes } from './auditRule';

/** What an entry of the audit log may be about, by the words of the glossary, beside the plain resources. Imports nothing at run time: the app reads it. */
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
  'bank_detail',
  'preset',
  'support_message',
] as const;
export type AuditEntity = (typeof namedEntities)[number] | PlainEntity;

export type Audited = Writes<AuditEntity>;

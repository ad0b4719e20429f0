import { and, eq, isNull } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit/auditRule';
import { bankPhotoSides } from '#contract/entities/bankDetail';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { bankDetails, providers } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { type AuditNote, hiddenValue, writeAuditEntries } from '../audit/service';
import { type BankRow, openFacts, presentBankDetail } from './bank/bankDetailRows';
import { type AnyDocumentRow, presentDocument } from './documents/documentRows';

type Values = NonNullable<AuditNote['old']>;

async function holderName(tx: Database, providerId: string): Promise<string> {
  const [row] = await tx.select().from(providers).where(eq(providers.id, providerId));
  return row ? fullName(row) : '';
}

async function storeName(tx: Database, storeId: string): Promise<string[]> {
  const [row] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  return row?.name ?? [];
}

const holderNames = async (
  tx: Database,
  { provider_id, store_id }: { provider_id: string | null; store_id: string },
) => (provider_id === null ? storeName(tx, store_id) : [await holderName(tx, provider_id)]);

const bankEntity = ({ provider_id }: BankRow) => (provider_id === null ? 'store_bank_detail' : 'bank_detail');

/** The compared parts of a document, and how the audit log shows them. */
interface AuditedFacts {
  facts: Values;
  shown: Values;
}

/** For a number or a person, only shows that there is a value. */
const hidden = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ? hiddenValue : value]));

/** The details of a document that someone might ask about; only records that pictures existed, not the pictures. */
function ofDocument(row: AnyDocumentRow): AuditedFacts {
  const { document_type_id, unique_code, expires_on, has_front, has_back, state, reason } = presentDocument(row);
  const facts = { document_type_id, unique_code, expires_on, state, reason };
  return {
    facts: { ...facts, has_front: row.front_file, has_back: row.back_file },
    shown: { ...facts, ...hidden({ unique_code }), has_front, has_back },
  };
}

/** Returns the values of bank details, with numbers masked except for their last characters, as everywhere. */
function ofBankDetail(row: BankRow, env: Parameters<typeof openFacts>[1]): AuditedFacts {
  const facts = openFacts(row, env);
  const { account_holder_name, account_number, routing_number, bank_code } = presentBankDetail(row, facts);
  const { date_of_birth, gender, personal_id_number } = facts;
  const person = hidden({ date_of_birth, gender, personal_id_number });
  const photos = bankPhotoSides.map((side) => [`photo_${side}`, row.photos[side] ?? ''] as const);
  const has = Object.fromEntries(photos.map(([field, key]) => [field, key !== '']));
  return {
    facts: { ...facts, ...Object.fromEntries(photos) },
    shown: { account_holder_name, account_number, routing_number, bank_code, ...has, ...person },
  };
}

/** A file that took another's place: the one before is deleted. */
const replaced = { replaced: true } as const;

/** For added or deleted documents, empty fields are left out. */
const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== false));

/** Only what differs, even if it looks the same when shown; everything if the document was added or deleted. */
function compared(old: AuditedFacts | null, now: AuditedFacts | null): Pick<AuditNote, 'old' | 'new'> {
  if (!old || !now) return { old: old && withoutEmpty(old.shown), new: now && withoutEmpty(now.shown) };
  const changed = Object.keys(now.facts).filter(
    (field) => JSON.stringify(old.facts[field]) !== JSON.stringify(now.facts[field]),
  );
  const only = ({ shown }: AuditedFacts): Values =>
    Object.fromEntries(changed.map((field) => [field, shown[field] ?? null]));
  const [was, is] = [only(old), only(now)];
  const files = changed.filter((field) => was[field] === true && is[field] === true);
  return { old: was, new: { ...is, ...Object.fromEntries(files.map((field) => [field, replaced])) } };
}

const documentEntity = ({ provider_id }: AnyDocumentRow) =>
  provider_id === null ? 'store_document' : 'provider_document';

/**
 * Records a document change in the audit log. These calls write their own entries, because a file is processed before
 * their transaction starts.
 */
export async function noteDocument(
  tx: Database,
  action: AuditAction,
  before: AnyDocumentRow | null,
  after: AnyDocumentRow | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const record = { id: row.id, name: await holderNames(tx, row) };
  const values = compared(before && ofDocument(before), after && ofDocument(after));
  await writeAuditEntries(tx, row.store_id, [{ entity: documentEntity(row), action, record, ...values }]);
}

/** Records that someone outside the store opened a document. */
export async function noteDocumentOpened(db: Database, row: AnyDocumentRow): Promise<void> {
  const record = { id: row.id, name: await holderNames(db, row) };
  await writeAuditEntries(db, row.store_id, [{ entity: documentEntity(row), action: 'reveal', record }]);
}

/** Records that someone saw unmasked bank details, without their content. */
export async function noteRevealed(db: Database, row: BankRow): Promise<void> {
  const record = { id: row.id, name: await holderNames(db, row) };
  await writeAuditEntries(db, row.store_id, [{ entity: bankEntity(row), action: 'reveal', record }]);
}

/** Which bank details a password was asked for: there may be none yet. */
export type BankSubject = { bank_holder_id: string } | { bank_detail_id: string };

/** The store itself, if the password was asked for its own details. */
async function storeMeant(tx: Database, storeId: string, subject: BankSubject) {
  const isMeant =
    'bank_detail_id' in subject
      ? and(eq(bankDetails.id, subject.bank_detail_id), isNull(bankDetails.provider_id))
      : eq(stores.id, subject.bank_holder_id);
  const [row] = await tx
    .select({ id: bankDetails.id, store_id: stores.id, name: stores.name })
    .from(stores)
    .leftJoin(bankDetails, and(eq(bankDetails.store_id, stores.id), isNull(bankDetails.provider_id)))
    .where(and(eq(stores.id, storeId), isMeant));
  return row && { id: row.id ?? row.store_id, name: row.name };
}

async function personMeant(tx: Database, storeId: string, subject: BankSubject) {
  const isMeant =
    'bank_detail_id' in subject ? eq(bankDetails.id, subject.bank_detail_id) : eq(providers.id, subject.bank_holder_id);
  const [row] = await tx
    .select({ id: bankDetails.id, person: providers })
    .from(providers)
    .leftJoin(bankDetails, and(eq(bankDetails.store_id, providers.store_id), eq(bankDetails.provider_id, providers.id)))
    .where(and(eq(providers.store_id, storeId), isMeant));
  return row && { id: row.id ?? row.person.id, name: [fullName(row.person)] };
}

/** Records a wrong password for the signed-in account. Without bank details the entry is about their holder. */
export async function noteWrongPassword(tx: Database, storeId: string, subject: BankSubject): Promise<void> {
  const store = await storeMeant(tx, storeId, subject);
  const record = store ?? (await personMeant(tx, storeId, subject));
  const entity = store ? 'store_bank_detail' : 'bank_detail';
  await writeAuditEntries(tx, storeId, [{ entity, action: 'password_failed', record }]);
}

/** Records a change of bank details: masked, as everywhere. */
export async function noteBankDetail(
  tx: Database,
  action: AuditAction,
  [before, after]: [BankRow | null, BankRow | null],
  env: Parameters<typeof openFacts>[1],
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const record = { id: row.id, name: await holderNames(tx, row) };
  const values = compared(before && ofBankDetail(before, env), after && ofBankDetail(after, env));
  await writeAuditEntries(tx, row.store_id, [{ entity: bankEntity(row), action, record, ...values }]);
}

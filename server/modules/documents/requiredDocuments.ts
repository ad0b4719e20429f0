import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type StoreDocumentTypeId, storeDocumentTypeIds, usuallyRequired } from '#contract/documents/documentTypes';
import { isHandedIn } from '#contract/documents/handedIn';
import type { Database } from '#server/db/database';
import { documents, requiredDocuments } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { type AnyDocumentRow, presentDocument } from '../providers/service';
import { readPlatformSettings } from '../settings/service';

/** The document types that the platform requires of stores in a country, in the order in which they are asked for. */
export async function readRequiredTypes(db: Database, countryCode: string): Promise<StoreDocumentTypeId[]> {
  const rows = await db
    .select({ type: requiredDocuments.document_type_id })
    .from(requiredDocuments)
    .where(inArray(requiredDocuments.country_code, ['', countryCode]));
  const types = new Set<string>(rows.length > 0 ? rows.map(({ type }) => type) : usuallyRequired);
  return storeDocumentTypeIds.filter((type) => types.has(type));
}

/** Returns the types required of a store now: none while the platform requires no documents at all. */
export async function readAskedTypes(db: Database, storeId: string): Promise<string[]> {
  const { is_upload_store_documents } = await readPlatformSettings(db);
  if (!is_upload_store_documents) return [];
  const [store] = await db.select({ country_code: stores.country_code }).from(stores).where(eq(stores.id, storeId));
  return store ? readRequiredTypes(db, store.country_code) : [];
}

/** The documents of a store itself. */
export const isOfStore = (storeId: string) => and(eq(documents.store_id, storeId), isNull(documents.provider_id));

/** The types of the documents that count as handed in. */
export const handedInTypes = (rows: readonly AnyDocumentRow[]): string[] =>
  rows.filter((row) => isHandedIn(presentDocument(row))).map(({ document_type_id }) => document_type_id);

/** The facts that decide whether a store counts as having handed in its documents. */
interface HandedIn {
  types: readonly string[];
  required: readonly string[];
}

/** @param countryCode of the store */
export async function readHandedIn(db: Database, storeId: string, countryCode: string): Promise<HandedIn> {
  const rows = await db.select().from(documents).where(isOfStore(storeId));
  return { types: handedInTypes(rows), required: await readRequiredTypes(db, countryCode) };
}

const missingIn = ({ types, required }: HandedIn): string[] => required.filter((type) => !types.includes(type));

/**
 * Whether a change of a store's documents, or of what is required, decides whether the store counts as having handed
 * them in. Completing what is required makes it `true`, unless the platform has blocked the store by hand. One that went missing, because it was declined, deleted or newly
 * required, makes it `false`. Anything else leaves it as the platform set it (ADR 0063): `null`.
 *
 * @param before read earlier in the same transaction
 */
export function handedInChange(before: HandedIn, after: HandedIn): boolean | null {
  const [were, are] = [missingIn(before), missingIn(after)];
  if (are.length === 0) return were.length > 0 ? true : null;
  return are.every((type) => were.includes(type)) ? null : false;
}

/**
 * Writes whether stores count as having handed in their documents. Those that the platform has blocked by hand stay blocked.
 *
 * @returns the IDs of the stores for which that changed
 */
export async function writeHandedIn(
  tx: Database,
  storeIds: readonly string[],
  is_document_uploaded: boolean,
): Promise<string[]> {
  if (storeIds.length === 0) return [];
  const changed = await tx
    .update(stores)
    .set({ is_document_uploaded, version: sql`${stores.version} + 1` })
    // One parameter, however many stores there are.
    .where(
      and(
        sql`${stores.id} = any(${sql.param(storeIds)}::uuid[])`,
        ne(stores.is_document_uploaded, is_document_uploaded),
        is_document_uploaded ? isNull(stores.documents_blocked_at) : undefined,
      ),
    )
    .returning({ id: stores.id });
  return changed.map(({ id }) => id);
}

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { documents, requiredDocuments } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import type { AnyDocumentRow } from '../providers/service';
import { findCountry } from '../reference/service';
import { handedInChange, handedInTypes, readRequiredTypes, writeHandedIn } from './requiredDocuments';

type Requirements = Parameters<Handler<'platform/set_required_documents'>>[0];

async function writeRequirements(tx: Database, { country_code, document_type_ids }: Requirements): Promise<void> {
  await tx.delete(requiredDocuments).where(eq(requiredDocuments.country_code, country_code));
  const rows = [...new Set(document_type_ids)].map((document_type_id) => ({ document_type_id, country_code }));
  if (rows.length > 0) await tx.insert(requiredDocuments).values(rows);
}

/** The requirements of each country in which there are such stores. */
async function requiredByCountry(
  tx: Database,
  concerned: readonly { country_code: string }[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const country of new Set(concerned.map(({ country_code }) => country_code)))
    found.set(country, await readRequiredTypes(tx, country));
  return found;
}

/** The document types that each store has handed in. */
async function readTypesByStore(tx: Database, isConcerned: SQL | undefined): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ document: documents })
    .from(documents)
    .innerJoin(stores, eq(stores.id, documents.store_id))
    .where(and(isNull(documents.provider_id), isConcerned));
  const byStore = new Map<string, AnyDocumentRow[]>();
  for (const { document } of rows) {
    const earlier = byStore.get(document.store_id) ?? [];
    byStore.set(document.store_id, [...earlier, document]);
  }
  return new Map([...byStore].map(([id, ofStore]) => [id, handedInTypes(ofStore)]));
}

/** Which documents the platform requires of stores, in every country or in one. Every store that it concerns is checked again. */
export const setRequiredDocuments: Handler<'platform/set_required_documents'> = async (
  body,
  { db, wakeOutbox, messages },
) => {
  const { country_code } = body;
  if (country_code !== '' && !(await findCountry(db, country_code))) throw new CallError(errorCodes.COUNTRY_NOT_FOUND);
  const changed = await db.transaction(async (tx) => {
    const isConcerned = country_code === '' ? undefined : eq(stores.country_code, country_code);
    // Locked in the order of their ids, so that two such calls can't wait for each other.
    const concerned = await tx
      .select({ id: stores.id, country_code: stores.country_code })
      .from(stores)
      .where(isConcerned)
      .orderBy(stores.id)
      .for('no key update');
    const typesOf = await readTypesByStore(tx, isConcerned);
    const before = await requiredByCountry(tx, concerned);
    await writeRequirements(tx, body);
    const after = await requiredByCountry(tx, concerned);
    const changes = concerned.map(({ id, country_code: country }) => {
      const types = typesOf.get(id) ?? [];
      const at = (required: Map<string, string[]>) => ({ types, required: required.get(country) ?? [] });
      return { id, change: handedInChange(at(before), at(after)) };
    });
    const idsOf = (to: boolean) => changes.filter(({ change }) => change === to).map(({ id }) => id);
    return [...(await writeHandedIn(tx, idsOf(true), true)), ...(await writeHandedIn(tx, idsOf(false), false))];
  });
  for (const storeId of changed) messages.refreshAccess(storeId);
  wakeOutbox();
  return { country_code, document_type_ids: [...new Set(body.document_type_ids)] };
};

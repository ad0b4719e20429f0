import { and, eq, type SQL } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { Database } from '#server/db/database';
import { menuImports } from '#server/db/schema/menuChanges';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Session } from '#server/http/handler';

export type ImportRecord = typeof menuImports.$inferSelect;

export const isImport = (storeId: string, id: string): SQL | undefined =>
  and(eq(menuImports.store_id, storeId), eq(menuImports.id, id));

/** @throws 4022 at one field */
export const refuseField = (path: string, code: string, params?: Record<string, unknown>): CallError =>
  fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code, ...(params && { params }) }]);

/** @throws NO_DATA_FOUND if the store has no such import */
export async function findImport(tx: Database, storeId: string, id: string, isLocked = false): Promise<ImportRecord> {
  const query = tx.select().from(menuImports).where(isImport(storeId, id));
  const [found] = await (isLocked ? query.for('update') : query);
  if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
  return found;
}

type Options = Partial<Pick<ParsedBodyOf<'import_items'>, 'on_error' | 'options'>>;

/**
 * Loads the import with this ID, or creates it, and locks it until the transaction ends: batches of one import run
 * one after the other.
 *
 * @throws 4022 at `import_id` if it is of another kind
 */
export async function openImport(
  tx: Database,
  { store_id, name }: Session,
  id: string,
  kind: ImportKind,
  { on_error = 'skip', options = { create_missing: false } }: Options = {},
  now: Date,
): Promise<ImportRecord> {
  await tx
    .insert(menuImports)
    .values({ store_id, id, kind, on_error, options, by: name, created_at: now })
    .onConflictDoNothing();
  const found = await findImport(tx, store_id, id, true);
  if (found.kind !== kind) throw refuseField('import_id', 'other_kind', { kind: found.kind });
  return found;
}

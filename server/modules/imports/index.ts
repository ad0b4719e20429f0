import { and, eq, sql } from 'drizzle-orm';
import type { menuImportCalls } from '#contract/calls/menuImports';
import { limits } from '#contract/limits';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { Database } from '#server/db/database';
import { menuImportMappings } from '#server/db/schema/menuChanges';
import type { Handler, Handlers } from '#server/http/handler';
import { asJson } from '../menu/service';
import { cancelImport, undoImport } from './endImport';
import { importBatch } from './importBatch';
import { planCategories } from './plan/planCategories';
import { planItems } from './plan/planItems';
import { planModifierGroups } from './plan/planModifierGroups';
import { planOffers } from './plan/planOffers';
import { planTables } from './plan/planTables';
import { addImportFile, getImport, getImportFile, getImportList, getImportRowList } from './readImports';

async function mappingOf(db: Database, storeId: string, kind: ImportKind): Promise<Record<string, string>> {
  const rows = await db
    .select()
    .from(menuImportMappings)
    .where(and(eq(menuImportMappings.store_id, storeId), eq(menuImportMappings.kind, kind)))
    .orderBy(menuImportMappings.header);
  return Object.fromEntries(rows.map(({ header, column }) => [header, column]));
}

const getImportMapping: Handler<'get_import_mapping'> = async ({ kind }, { db, session }) => ({
  mapping: await mappingOf(db, session.store_id, kind),
});

/** Deletes remembered headers of other files if there are too many: a store's memory is limited. */
async function forgetSurplus(db: Database, storeId: string, kind: ImportKind, keep: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from ${menuImportMappings} where store_id = ${storeId}::uuid and kind = ${kind} and header in (
      select header from ${menuImportMappings} where store_id = ${storeId}::uuid and kind = ${kind}
      order by header in (select jsonb_array_elements_text(${asJson(keep)})) desc, header
      offset ${limits.importHeadersMax})`);
}

/** Headers of other files stay known. */
const setImportMapping: Handler<'set_import_mapping'> = async ({ kind, mapping }, { db, session }) => {
  const { store_id } = session;
  await db.execute(sql`
    insert into ${menuImportMappings} (store_id, kind, header, "column")
    select ${store_id}::uuid, ${kind}, pair->>0, pair->>1 from jsonb_array_elements(${asJson(Object.entries(mapping))}) pair
    on conflict (store_id, kind, header) do update set "column" = excluded."column"`);
  await forgetSurplus(db, store_id, kind, Object.keys(mapping));
  return { mapping: await mappingOf(db, store_id, kind) };
};

/** All calls of `contract/calls/menuImports`. */
export const menuImportHandlers: Handlers<keyof typeof menuImportCalls> = {
  import_items: importBatch('items', planItems),
  import_categories: importBatch('categories', planCategories),
  import_modifier_groups: importBatch('modifier_groups', planModifierGroups),
  import_offers: importBatch('offers', planOffers),
  import_tables: importBatch('tables', planTables),
  add_import_file: addImportFile,
  get_import_file: getImportFile,
  get_import_list: getImportList,
  get_import: getImport,
  get_import_row_list: getImportRowList,
  cancel_import: cancelImport,
  undo_import: undoImport,
  get_import_mapping: getImportMapping,
  set_import_mapping: setImportMapping,
};

import type { menuImportCalls } from '#contract/calls/menuImports';
import type { Handlers } from '#server/http/handler';
import { cancelImport, undoImport } from './endImport';
import { importBatch } from './importBatch';
import { addImportFile, getImportFile } from './importFile';
import { getImportMapping, setImportMapping } from './mappings';
import { planCategories } from './planCategories';
import { planItems } from './planItems';
import { planModifierGroups } from './planModifierGroups';
import { getImport, getImportList, getImportRowList } from './readImports';

/** All calls of `contract/calls/menuImports`. */
export const menuImportHandlers: Handlers<keyof typeof menuImportCalls> = {
  import_items: importBatch('items', planItems),
  import_categories: importBatch('categories', planCategories),
  import_modifier_groups: importBatch('modifier_groups', planModifierGroups),
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

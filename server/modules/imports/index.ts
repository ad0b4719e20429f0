import type { menuImportCalls } from '#contract/calls/menuImports';
import type { Handlers } from '../../http/handler';
import { notBuilt } from '../notBuilt';

export const menuImportHandlers: Handlers<keyof typeof menuImportCalls> = notBuilt(
  'import_items',
  'import_categories',
  'import_modifier_groups',
  'add_import_file',
  'get_import_file',
  'get_import_list',
  'get_import',
  'get_import_row_list',
  'cancel_import',
  'undo_import',
  'get_import_mapping',
  'set_import_mapping',
);

import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { ImportKind } from '#contract/menuFiles/columns';
import { callApi } from './callApi';

/** The menu as files moves by calls of its own: methods beside react-admin's on the data provider. */
export const importCalls = {
  /** Shows what rows would do, or does it; the same for each kind. */
  sendImportRows: (kind: ImportKind, body: BodyOf<'import_items'>): Promise<ReplyOf<'import_items'>> =>
    callApi(`import_${kind}`, body),
  addImportFile: (body: BodyOf<'add_import_file'>, file: Blob) => callApi('add_import_file', body, { file }),
  getImportFile: (import_id: string) => callApi('get_import_file', { import_id }),
  getImportList: (page: number, perPage: number) => callApi('get_import_list', { page, perPage }),
  getImport: (_id: string) => callApi('get_import', { _id }),
  getImportRowList: (body: BodyOf<'get_import_row_list'>) => callApi('get_import_row_list', body),
  cancelImport: (import_id: string) => callApi('cancel_import', { import_id }),
  undoImport: (import_id: string) => callApi('undo_import', { import_id }),
  getImportMapping: (kind: ImportKind) => callApi('get_import_mapping', { kind }),
  setImportMapping: (kind: ImportKind, mapping: Record<string, string>) =>
    callApi('set_import_mapping', { kind, mapping }),
};

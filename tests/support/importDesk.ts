import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { TestApp } from './buildTestApp';
import { call, callAs } from './callApi';
import { makeStore, type StoreOptions } from './factories/index';
import { login, type TestSession } from './login';

export type ImportName = `import_${ImportKind}`;
type BatchFields = Partial<Pick<BodyOf<'import_items'>, 'on_error' | 'options' | 'mode'>> & {
  import_id?: string;
  caller?: TestSession;
  /** Line of the first row; the header is line 1. */
  first?: number;
};
export type Cells = Record<string, string>;
export type ImportReply = ReplyOf<'import_items'>;

export const english = { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false };
export const french = { code: 'fr', name: 'Français', is_visible: true, is_lang_rtl: false };

/** A store in English and French with its owner signed in, and what people do with files of its menu. */
export async function openImportDesk({ app, db }: TestApp, options: StoreOptions = {}) {
  const store = await makeStore(db, { languages_supported: [english, french], ...options });
  const owner = await login(app, store);
  const bodyOf = (
    rows: readonly Cells[],
    { first = 2, caller: _, ...fields }: BatchFields,
  ): BodyOf<'import_items'> => ({
    import_id: randomUUID(),
    mode: 'apply',
    rows: rows.map((values, at) => ({ line: first + at, values })),
    ...fields,
  });
  const send = (name: ImportName, rows: readonly Cells[], fields: BatchFields = {}) =>
    call(app, fields.caller ?? owner, name, bodyOf(rows, fields));
  const taken = async (name: ImportName, rows: readonly Cells[], fields: BatchFields = {}) =>
    callAs(app, fields.caller ?? owner, name, bodyOf(rows, fields));
  return {
    ...{ app, db, store, owner, send },
    apply: (name: ImportName, rows: readonly Cells[], fields: BatchFields = {}) => taken(name, rows, fields),
    preview: (name: ImportName, rows: readonly Cells[], fields: BatchFields = {}) =>
      taken(name, rows, { ...fields, mode: 'preview' }),
    /** Applies lines as they were previewed. */
    applyLines: (name: ImportName, import_id: string, lines: readonly number[], on_error: 'skip' | 'stop' = 'skip') =>
      call(app, owner, name, { import_id, mode: 'apply', on_error, rows: lines.map((line) => ({ line })) }),
    get: async (import_id: string) => (await callAs(app, owner, 'get_import', { _id: import_id })).import,
    undo: (import_id: string) => callAs(app, owner, 'undo_import', { import_id }),
  };
}

export type ImportDesk = Awaited<ReturnType<typeof openImportDesk>>;

/** Outcomes in the order of the rows. */
export const outcomes = ({ results }: ImportReply): string[] => results.map(({ outcome }) => outcome);
/** Errors of every row, as `column code`. */
export const errors = ({ results }: ImportReply): string[][] =>
  results.map(({ errors }) => errors.map(({ column, code }) => `${column} ${code}`));

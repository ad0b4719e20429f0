/**
 * Why a file can't be read. The app has a text for each: `menuFiles.refusal.<code>`. `params` are the text's
 * variables: a line, a header, a limit.
 */
export type RefusalCode =
  | 'too_large'
  | 'too_large_unpacked'
  | 'too_complex'
  | 'empty'
  | 'only_header'
  | 'not_a_table'
  | 'old_excel'
  | 'broken_excel'
  | 'unbalanced_quotes'
  | 'duplicate_header'
  | 'too_many_rows'
  | 'cell_too_long'
  | 'unreadable';

export type RefusalParams = Record<string, string | number>;

/** A file that can't be imported. Nothing of it was sent. */
export class RefusedFile extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly params: RefusalParams = {},
  ) {
    super(code);
    this.name = 'RefusedFile';
  }
}

import type { BodyOf, StoreCallName } from '#contract/calls/index';

interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** A call that a page makes before it shows anything. */
export type FirstCall =
  | { [Name in StoreCallName]: { name: Name; body: BodyOf<Name> } }[StoreCallName]
  /** A `List`, with its stored page, order and filters. */
  | { name: StoreCallName; list: string; sort: Sort }
  /** A list of its default days, in its default order. */
  | { name: StoreCallName; dated: string; days: number; sort: Sort; perPage: number; board?: 'history' }
  /** An `Edit`: the record in the address. */
  | { name: StoreCallName; isRecord: true };

/**
 * The files, texts and calls that a page needs, by its address: `:id` stands for one segment, a trailing `*` for any
 * rest.
 */
export interface PageLoad {
  path: string;
  /** Indices in `files`. */
  files: readonly number[];
  texts: readonly string[];
  calls: readonly FirstCall[];
}

/**
 * Everything that the app needs before it shows a page. The build writes it into index.html
 * (scripts/bundle/writeLoadTable.ts).
 */
export interface LoadTable {
  /** Addresses of the app's files. */
  files: readonly string[];
  entrance: Pick<PageLoad, 'files' | 'texts'>;
  /** Needed by every page of the admin area, in addition to the page's own files. */
  frame: Pick<PageLoad, 'files' | 'texts'>;
  pages: readonly PageLoad[];
  /** The files of each part of the texts, by language. */
  texts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Text files of right-to-left languages. */
  mirrored: Readonly<Record<string, readonly number[]>>;
}

/** Names the element that contains the table. */
export const loadTableId = 'load-table';

/** A regular expression for a page's addresses, whose group is the `:id`. */
export const patternOf = ({ path }: Pick<PageLoad, 'path'>): string =>
  `^${path.replace(/\*$/, '(?:/.*)?').replace(':id', '([^/]+)')}$`;

/** The page at an address, and the `:id` in it. */
export function pageAt(pages: readonly PageLoad[], pathname: string): { page: PageLoad; id: string } | null {
  const path = pathname.replace(/(.)\/$/, '$1');
  for (const page of pages) {
    const found = new RegExp(patternOf(page)).exec(path);
    if (found) return { page, id: decodeURIComponent(found[1] ?? '') };
  }
  return null;
}

/*
 * What the template prints (`templates/printout.typ`): texts, in the order of the page. Everything is formatted already.
 */

/**
 * How a text is read. `text` follows the document's direction. `code` and `amount` are read from left to right in every
 * language, such as numbers, dates in figures and accounts; amounts stand at the end of their column.
 */
export type ContentKind = 'text' | 'code' | 'amount';

export interface PrintedFact {
  label: string;
  value: string;
  kind: ContentKind;
}

export interface PrintedParty {
  title: string;
  name: string;
  lines: string[];
  facts: PrintedFact[];
}

export interface PrintedTable {
  title: string;
  columns: { title: string; kind: ContentKind }[];
  rows: string[][];
  /** Below the rows, in bold. */
  totals: string[][];
}

export interface Printout {
  /** For hyphenation and screen readers. */
  language: string;
  paper: 'a4' | 'us-letter';
  title: string;
  /** The title in the file's properties. */
  name: string;
  author: string;
  facts: PrintedFact[];
  parties: PrintedParty[];
  tables: PrintedTable[];
  /** Below the tables, each with its title. */
  facts_below: { title: string; facts: PrintedFact[] }[];
  notes: { title: string; sentences: string[] };
  /** Around the number of the page and the number of pages. */
  page: { before: string; between: string; after: string };
}

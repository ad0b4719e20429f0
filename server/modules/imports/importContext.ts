import type { CellChange, CellError } from '#contract/entities/menuImport';
import type { MenuEntity } from '#contract/entities/menuMessage';
import type { ImportOutcome } from '#contract/menuFiles/outcomes';
import type { Database } from '#server/db/database';
import type { Session } from '#server/http/handler';

/** What a batch is judged by. */
export interface ImportContext {
  tx: Database;
  session: Session;
  import_id: string;
  /** Codes of the store's languages, the first first. */
  languages: readonly string[];
  create_missing: boolean;
  decimal: '.' | ',' | undefined;
  now: Date;
  /** Whether what is planned will be written: then what it is judged by is locked. */
  isApplying: boolean;
}

export interface InputRow {
  line: number;
  values: Record<string, string>;
}

/** A row with what it does, as it is stored. */
export interface PlannedRow extends InputRow {
  match_key: string;
  outcome: ImportOutcome;
  record_id: string | null;
  name: string;
  errors: CellError[];
  changes: CellChange[];
}

/** A record as it is to be: its row by columns, and what belongs to it where that changes. */
export interface RecordChange {
  entity: MenuEntity;
  isNew: boolean;
  row: { id: string; name_key: string };
  /** Of an item: its groups in order. */
  modifier_groups?: string[];
  /** Of a group: modifiers that are new or changed. */
  modifiers?: { id: string }[];
}

export interface Missing {
  categories: string[];
  sub_categories: string[];
  modifier_groups: string[];
}

/** What a batch comes to. Changes of one record come once, or one after the other. */
export interface Plan {
  rows: PlannedRow[];
  changes: RecordChange[];
  missing: Missing;
}

/** Plans rows of one kind, in the order of their lines. */
export type Planner = (rows: readonly InputRow[], context: ImportContext) => Promise<Plan>;

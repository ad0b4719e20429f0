import { type SQL, sql } from 'drizzle-orm';
import { allows } from '#contract/allows';
import { errorCodes } from '#contract/codes/errorCodes';
import type { CellChange, CellError } from '#contract/entities/menuImport';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { ImportKind } from '#contract/menuFiles/columns';
import { importNeeds } from '#contract/menuFiles/importNeeds';
import type { ImportOutcome } from '#contract/menuFiles/outcomes';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { asJson } from '../menu/service';

/** Texts as one parameter, however many: `name_key in ${namesIn(keys)}`. */
export const namesIn = (texts: readonly string[]): SQL =>
  sql`(select value from jsonb_array_elements_text(${asJson(texts)}))`;

/** @throws NOT_PERMITTED for callers who can see others' imports but not change them, and for stores without the feature */
export function assertMayImport(session: Session, kind: ImportKind): void {
  if (!allows(session, importNeeds[kind])) throw new CallError(errorCodes.NOT_PERMITTED);
}

/** The context that a batch is checked in. */
export interface ImportContext {
  tx: Database;
  session: Session;
  import_id: string;
  /** Codes of the store's languages, the first first. */
  languages: readonly string[];
  create_missing: boolean;
  decimal: '.' | ',' | undefined;
  now: Date;
  /** Whether the plan will be written: then the rows that it depends on are locked. */
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

/** A record as it will be: its row by column, and its parts if they change. */
export interface RecordChange {
  entity: JournaledEntity;
  isNew: boolean;
  row: { id: string; name_key?: string };
  /** For an item: its groups in order. */
  modifier_groups?: string[];
  /** For a group: new or changed modifiers. */
  modifiers?: { id: string }[];
}

export interface Missing {
  categories: string[];
  sub_categories: string[];
  modifier_groups: string[];
}

/** The result of planning a batch. Several changes of one record are merged or come one after the other. */
export interface Plan {
  rows: PlannedRow[];
  changes: RecordChange[];
  missing: Missing;
}

/** Plans rows of one kind, in the order of their lines. */
export type Planner = (rows: readonly InputRow[], context: ImportContext) => Promise<Plan>;

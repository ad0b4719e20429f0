import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import type { ImportKind } from '#contract/menuFiles/columns';
import { menuImportRows } from '#server/db/schema/menuChanges';
import { stores } from '#server/db/schema/stores';
import type { CallContext } from '#server/http/handler';
import { lockMenu } from '../menu/service';
import { endStates, noteImport, saveImportState, takeBack } from './endImport';
import type { ImportContext, InputRow, Plan, Planner } from './importContext';
import { type ImportRecord, openImport, refuseField } from './openImport';
import { noRows, presentResult, type StoredRow, storedLines, storeRows, tallies } from './storedRows';
import { writeChanges } from './writeChanges';

type Body = ParsedBodyOf<'import_items'>;
type Reply = ReplyOf<'import_items'>;

/** Refuses a line that comes twice in one batch: which of the two should count? */
function assertLines({ rows }: Body): void {
  const seen = new Set<number>();
  for (const [position, { line }] of rows.entries()) {
    if (seen.has(line)) throw refuseField(`rows.${position}.line`, 'duplicate_line', { line });
    seen.add(line);
  }
}

/** Rows with their cells: as sent, or as previewed. */
function inputRows({ rows }: Body, stored: ReadonlyMap<number, StoredRow>): InputRow[] {
  return rows
    .flatMap(({ line, values }, position) => {
      const before = stored.get(line);
      if (before?.is_applied) return [];
      const known = values ?? before?.values;
      if (!known) throw refuseField(`rows.${position}.values`, 'invalid_type', { line });
      return [{ line, values: known }];
    })
    .sort((a, b) => a.line - b.line);
}

async function assertRoom({ tx, session, import_id }: ImportContext, more: number): Promise<void> {
  const { row_count } = (await tallies(tx, session.store_id, [import_id])).get(import_id) ?? noRows;
  if (row_count + more > limits.importRowsMax) throw refuseField('rows', 'too_big', { maximum: limits.importRowsMax });
}

/** For all or nothing: stops if a row that won't be checked again is known to have errors. */
async function assertNoErrors({ tx, session, import_id }: ImportContext, rows: readonly InputRow[]): Promise<void> {
  const [wrong] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(menuImportRows)
    .where(
      and(
        eq(menuImportRows.store_id, session.store_id),
        eq(menuImportRows.import_id, import_id),
        eq(menuImportRows.outcome, 'error'),
        notInArray(
          menuImportRows.line,
          rows.map(({ line }) => line),
        ),
      ),
    );
  if (wrong && wrong.count > 0) throw refuseField('on_error', 'import_has_errors', { count: wrong.count });
}

async function processRows(
  context: ImportContext,
  record: ImportRecord,
  rows: InputRow[],
  planner: Planner,
  { on_error, options }: Body,
): Promise<Plan> {
  const plan = await planner(rows, context);
  const { isApplying } = context;
  const isStopped = isApplying && on_error === 'stop' && plan.rows.some(({ outcome }) => outcome === 'error');
  if (isStopped) {
    await takeBack(context);
    await storeRows(context, plan.rows, false);
    await noteImport(context, record, 'stop', await saveImportState(context, { on_error, options, end: 'stopped' }));
    return plan;
  }
  if (isApplying) await writeChanges(context, plan.changes);
  await storeRows(context, plan.rows, isApplying);
  const tally = await saveImportState(context, { on_error, options, isApplying });
  if (isApplying && !record.applied_at) await noteImport(context, record, 'apply', tally);
  return plan;
}

const nothingMissing: Reply['missing'] = { categories: [], sub_categories: [], modifier_groups: [] };

async function runBatch(context: ImportContext, record: ImportRecord, planner: Planner, body: Body): Promise<Reply> {
  const { tx, session, import_id } = context;
  const stored = await storedLines(
    context,
    body.rows.map(({ line }) => line),
  );
  const rows = inputRows(body, stored);
  let plan: Plan = { rows: [], changes: [], missing: nothingMissing };
  if (rows.length > 0) {
    if (endStates.includes(record.state)) throw refuseField('import_id', 'import_ended', { state: record.state });
    await assertRoom(context, rows.filter(({ line }) => !stored.has(line)).length);
    const isWhole = context.isApplying && body.on_error === 'stop';
    if (isWhole) await assertNoErrors(context, body.rows.some(({ values }) => values) ? rows : []);
    plan = await processRows(context, record, rows, planner, body);
  }
  const planned = new Map(plan.rows.map((row) => [row.line, row]));
  const results = body.rows.flatMap(({ line }) => planned.get(line) ?? stored.get(line) ?? []).map(presentResult);
  const { counts } = (await tallies(tx, session.store_id, [import_id])).get(import_id) ?? noRows;
  return { results, counts, missing: plan.missing };
}

/**
 * Carries a batch of rows out, in one transaction. What came before under the same import and line counts: a line that
 * was written answers as it did then. Rows of one modifier group may come in several batches.
 */
export const importBatch =
  (kind: ImportKind, planner: Planner) =>
  async (body: Body, { db, session, now: clock, wakeOutbox }: CallContext): Promise<Reply> => {
    assertLines(body);
    const now = clock();
    const { import_id, options } = body;
    const isApplying = body.mode === 'apply';
    const reply = await db.transaction(async (tx) => {
      // What is planned is what is written: no one can take a name or a category in between.
      if (isApplying) await lockMenu(tx, session.store_id);
      const record = await openImport(tx, session, import_id, kind, body, now);
      const [store] = await tx
        .select({ languages: stores.languages_supported })
        .from(stores)
        .where(eq(stores.id, session.store_id));
      const context: ImportContext = {
        ...{ tx, session, import_id, now, isApplying },
        languages: (store?.languages ?? []).map(({ code }) => code),
        ...{ create_missing: options.create_missing, decimal: options.decimal },
      };
      return runBatch(context, record, planner, body);
    });
    wakeOutbox();
    return reply;
  };

import { and, eq, inArray } from 'drizzle-orm';
import { offerCode } from '#contract/entities/offer';
import { type WritingContext, writeCells } from '#contract/menuFiles/writeCells';
import { newId } from '#server/db/schema/columns';
import { promoCodes } from '#server/db/schema/promoCodes';
import type { ImportContext, InputRow, PlannedRow, Planner, RecordChange } from '../importContext';
import { cellChanges, shownChanges } from './cellChanges';
import { openDoubles } from './doubles';
import { blankOffer, type OfferRow, offerAfter } from './offerAfter';
import { offerTargetsOf } from './offerTargetsOf';
import { RowReader, refuseUnknownColumns } from './rowReader';

/** The cells of a new offer that a person checks before it is created. */
const checkedColumns = [
  ...['type', 'value', 'max_discount', 'promo_for', 'promo_apply_on', 'repeats', 'days', 'from', 'until'],
  ...['starts_at', 'expires_at', 'uses_max', 'budget'],
];

interface ReadRow {
  input: InputRow;
  reader: RowReader;
  /** Empty if the row has none that could be one. */
  code: string;
}

function readRow(input: InputRow, context: ImportContext): ReadRow {
  const reader = new RowReader(input.values, { ...context, currency: context.session.currency });
  refuseUnknownColumns('offers', context.languages, input.values, reader);
  const code = reader.read('promo_code', (text) => {
    const { data: value } = offerCode.safeParse(text);
    return value === undefined ? { code: 'not_a_code' } : { value };
  });
  if (!code && reader.errors.every(({ column }) => column !== 'promo_code')) reader.fail('promo_code', 'required');
  return { input, reader, code: code ?? '' };
}

/** The store's offers with these codes, locked if they are about to be written: their uses are counted under the same lock. */
async function loadOffers({ tx, session, isApplying }: ImportContext, codes: readonly string[]) {
  const isOne = and(eq(promoCodes.store_id, session.store_id), inArray(promoCodes.promo_code, [...codes]));
  const query = tx.select().from(promoCodes).where(isOne).orderBy(promoCodes.id);
  const rows = await (isApplying ? query.for('update') : query);
  return new Map(
    rows.map(({ store_id: _, version: _v, created_at: _c, updated_at: _u, updated_by: _b, ...row }) => {
      const starts_at = row.starts_at?.toISOString() ?? null;
      return [row.promo_code, { ...row, starts_at, expires_at: row.expires_at?.toISOString() ?? null }] as const;
    }),
  );
}

/** Rows of offers, found by their code. */
export const planOffers: Planner = async (rows, context) => {
  const reads = rows.map((input) => readRow(input, context));
  const offers = await loadOffers(
    context,
    reads.flatMap(({ code }) => code || []),
  );
  const keyOf = ({ code, input }: ReadRow) => (code ? `code:${code}` : `line:${input.line}`);
  const doubles = await openDoubles(context, rows, reads.map(keyOf));
  const targets = await offerTargetsOf(context);
  const { currency, timezone } = context.session;
  const writing: WritingContext = { currency, timezone, languages: context.languages, targets: targets.labels };
  const cellsOf = (offer: OfferRow) => writeCells('offers', offer, writing)[0] ?? {};
  const changes: RecordChange[] = [];
  const plan = (read: ReadRow): PlannedRow => {
    const { input, reader, code } = read;
    const found = offers.get(code);
    const double = doubles.claim(keyOf(read), input.line);
    if (double !== undefined) reader.fail('promo_code', 'duplicate_in_file', { line: double });
    const before = found ?? blankOffer(newId(), code);
    const next = offerAfter(reader, before, targets, context);
    const cells = cellChanges(found && cellsOf(before), cellsOf(next));
    const isWrong = reader.errors.length > 0;
    const isChanged = !found || cells.length > 0;
    if (!isWrong && isChanged) changes.push({ entity: 'promo_code', isNew: !found, row: next });
    const outcome = isWrong ? 'error' : !isChanged ? 'unchanged' : found ? 'update' : 'create';
    return {
      ...{ ...input, outcome, match_key: keyOf(read), errors: reader.errors },
      record_id: found || outcome === 'create' ? next.id : null,
      name: next.name[0] || code,
      changes: shownChanges(outcome, cells, checkedColumns),
    };
  };
  return { rows: reads.map(plan), changes, missing: { categories: [], sub_categories: [], modifier_groups: [] } };
};

import type { ImportState } from '#contract/menuFiles/outcomes';
import { menuImports } from '#server/db/schema/menuChanges';
import type { ImportContext } from './importContext';
import { isImport } from './openImport';
import { noRows, type RowTally, tallies } from './storedRows';

type Of = Pick<ImportContext, 'tx' | 'import_id' | 'now'> & { session: { store_id: string } };

/** States that an import does not leave by another batch. */
export const endStates: readonly ImportState[] = ['cancelled', 'stopped', 'undone'];

function stateAfter({ applied_count, waiting }: RowTally, isApplying: boolean): ImportState {
  if (!isApplying && applied_count === 0) return 'previewed';
  return waiting > 0 ? 'applying' : 'applied';
}

/**
 * Writes how far an import is, after its rows are stored.
 *
 * @param end the state that it ends in, where that does not follow from its rows
 */
export async function settleImport(
  { tx, import_id, session, now }: Of,
  {
    isApplying = false,
    end,
    ...fields
  }: Partial<typeof menuImports.$inferInsert> & { isApplying?: boolean; end?: ImportState },
): Promise<RowTally> {
  const tally = (await tallies(tx, session.store_id, [import_id])).get(import_id) ?? noRows;
  const state = end ?? stateAfter(tally, isApplying);
  const isOpen = state === 'previewed' || state === 'applying';
  await tx
    .update(menuImports)
    .set({ ...fields, state, counts: isOpen ? null : tally.counts, ...(isApplying && { applied_at: now }) })
    .where(isImport(session.store_id, import_id));
  return tally;
}

import type { BodyOf } from '#contract/calls/index';
import { type EarningMeasure, earningMeasureNames, earningMeasures } from '#contract/ledger/earnings';

type EntryFilter = NonNullable<BodyOf<'get_ledger_entry_list'>['filter']>;

/** The entries behind a number. */
export interface EntryChoice {
  /** The number's name. */
  name: string;
  filter: EntryFilter;
  /** Missing for a number that all days until the last one add up to. */
  start_date?: string | undefined;
  end_date: string;
  /** The days of the period before, for what compares two. */
  before?: { start_date: string; end_date: string };
}

/** The accounts of measures; of all by default. */
export const accountsOf = (
  measures: readonly EarningMeasure[] = earningMeasureNames,
): NonNullable<EntryFilter['accounts']> => measures.flatMap((measure) => [...earningMeasures[measure]]);

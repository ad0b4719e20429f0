import type { BodyOf } from '#contract/calls/index';
import type { ImportOutcome } from '#contract/menuFiles/outcomes';

/** Which rows a preview shows: all (`null`), those of one outcome, or those with a price to check. */
export type ShownRows = ImportOutcome | 'unusual_price' | null;

/** The same as the filter of a call. */
export function rowFilter(shown: ShownRows): NonNullable<BodyOf<'get_import_row_list'>['filter']> {
  if (shown === null) return {};
  return shown === 'unusual_price' ? { has_unusual_price: true } : { outcome: shown };
}

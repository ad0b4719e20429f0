/** The possible results of a row. */
export const importOutcomes = ['create', 'update', 'unchanged', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Why a cell is invalid. The app has a text for each code, which says why and what would be valid. */
export const cellErrorCodes = [
  'required',
  'too_long',
  'not_a_number',
  'ambiguous_number',
  'out_of_range',
  'too_many_decimals',
  'not_yes_or_no',
  'not_a_choice',
  'unknown_word',
  'id_not_found',
  'unknown_language',
  'unknown_column',
  'unknown_category',
  'unknown_sub_category',
  'unknown_modifier_group',
  'group_not_taken',
  'ambiguous_name',
  'duplicate_in_file',
  'name_used',
  'range_not_met',
  'not_permitted',
  'not_a_code',
  'not_a_date',
  'not_a_time',
  'not_a_day',
  'unknown_target',
  'end_before_start',
] as const;
export type CellErrorCode = (typeof cellErrorCodes)[number];

/** The state of an import. `stopped`: it was all or nothing and a row failed, so everything was undone. */
export const importStates = ['previewed', 'applying', 'applied', 'cancelled', 'stopped', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

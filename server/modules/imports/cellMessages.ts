import type { CellErrorCode } from '#contract/menuFiles/outcomes';

type Params = Record<string, string | number>;

/** Each code in English, for programs and logs; people read the app's own texts. */
const messages: Record<CellErrorCode, (params: Params) => string> = {
  required: () => 'Must be filled',
  too_long: ({ max }) => `Longer than ${max} characters`,
  not_a_number: () => 'Not a number',
  ambiguous_number: () => 'Could be read as two different numbers',
  out_of_range: ({ min, max }) => `Not between ${min} and ${max}`,
  too_many_decimals: ({ max }) => `More than ${max} decimals`,
  not_yes_or_no: () => 'Neither yes nor no',
  not_a_choice: ({ choices }) => `None of: ${choices}`,
  id_not_found: () => 'The store has no record with this id',
  unknown_language: () => 'The store does not have this language',
  unknown_column: () => 'There is no such column',
  unknown_category: ({ name }) => `There is no category ${name}`,
  unknown_sub_category: ({ name }) => `There is no sub-category ${name}`,
  unknown_modifier_group: ({ name }) => `There is no modifier group ${name}`,
  group_not_taken: ({ line }) => `The new group cannot be created: its first row, line ${line}, has errors`,
  ambiguous_name: ({ name }) => `Several records are called ${name}: the id tells which`,
  duplicate_in_file: ({ line }) => `Line ${line} is about the same record`,
  name_used: () => 'Another record has this name',
  range_not_met: ({ reason }) => `Nobody could answer this modifier group: ${reason}`,
  not_permitted: () => 'The account may not do this',
};

/** What is wrong with a cell, in English. */
export const cellMessage = (code: CellErrorCode, params: Params = {}): string => messages[code](params);

import { z } from 'zod';
import { id, note } from '../entities/shared';
import { tablePlaceSchema } from '../entities/tablePlace';
import { limits } from '../limits';
import { visibleText } from '../visibleText';
import { describeRecord, type RecordOf } from './describeRecord';

const persons = z.int().min(limits.personsMin).max(limits.personsMax);
const line = (max: number) => z.string().overwrite(visibleText).max(max).default('');

/** A table that guests can book. Deleting one that an order refers to archives it, and calls no longer return it. */
export const table = describeRecord('table', {
  permission: 'store/table_booking',
  storeFlag: 'is_provide_table_booking',
  fields: {
    number: z.int().min(1).max(limits.tableNumberMax),
    code: line(limits.tableCodeMax),
    min_persons: persons,
    max_persons: persons,
    is_bookable: z.boolean().default(true),
    room: line(limits.roomMax),
    section: line(limits.roomMax),
    note: note.default(''),
    place: tablePlaceSchema.nullable().default(null),
  },
  filter: { is_bookable: z.boolean(), room: z.string().max(limits.roomMax) },
  sort: ['number', 'room', 'max_persons', 'created_at'],
  summaries: {
    list: "The store's tables, without those that were deleted",
    add: 'Adds a table. 650 at `number` if another table has it',
    delete: 'Deletes tables, with a result for each: 4113 if a combination names the table',
  },
});
export type TableRecord = RecordOf<typeof table>;

/** Tables that can be pushed together for one party, with the party's own bounds. */
export const tableCombination = describeRecord('table_combination', {
  permission: 'store/table_booking',
  storeFlag: 'is_provide_table_booking',
  one: 'combination of tables',
  many: 'combinations of tables',
  fields: {
    name: line(limits.nameMax),
    table_ids: z.array(id).min(limits.combinedTablesMin).max(limits.combinedTablesMax),
    min_persons: persons,
    max_persons: persons,
  },
  shown: {
    /** The numbers of its tables, ascending. */
    table_numbers: z.array(z.int()),
  },
  sort: ['max_persons', 'name', 'created_at'],
  summaries: {
    add: 'Adds a combination of tables. Refused at `table_ids` if one is not a table of the store, or if they are a combination already',
  },
});
export type TableCombination = RecordOf<typeof tableCombination>;

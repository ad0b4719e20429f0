import JoinFullIcon from '@mui/icons-material/JoinFullOutlined';
import { limits } from '#contract/limits';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

const persons = { kind: 'number', required: true, min: limits.personsMin, max: limits.personsMax, list: true } as const;

/** Without a name, the numbers of its tables name a combination: `4 + 5`. */
const represent = ({ name, table_numbers }: Record<string, unknown>): string =>
  String(name || (Array.isArray(table_numbers) ? table_numbers.join(' + ') : ''));

/** Tables that can be pushed together for one party. */
export const tableCombinations = defineResource('table_combinations', {
  entity: 'table_combination',
  path: paths.tableCombinations,
  menu: 'settings',
  icon: JoinFullIcon,
  permission: 'store/table_booking',
  storeFlag: 'is_provide_table_booking',
  represent,
  firstSort: { field: 'max_persons', order: 'ASC' },
  fields: {
    name: { kind: 'text', max: limits.nameMax, help: true, list: true },
    table_ids: { kind: 'references', of: 'table', required: true, max: limits.combinedTablesMax, list: true },
    min_persons: persons,
    max_persons: { ...persons, sort: true },
  },
  form: { main: ['name', 'table_ids', ['min_persons', 'max_persons']] },
});

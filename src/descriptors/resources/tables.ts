import TableRestaurantIcon from '@mui/icons-material/TableRestaurantOutlined';
import { limits } from '#contract/limits';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

const persons = { kind: 'number', required: true, min: limits.personsMin, max: limits.personsMax } as const;

/** The tables that guests can book. */
export const tables = defineResource('tables', {
  entity: 'table',
  importKind: 'tables',
  path: paths.tables,
  menu: 'settings',
  icon: TableRestaurantIcon,
  permission: 'store/table_booking',
  storeFlag: 'is_provide_table_booking',
  represent: ({ number, room }) => (room ? `${number} (${room})` : String(number ?? '')),
  search: true,
  fields: {
    number: { kind: 'number', required: true, min: 1, max: limits.tableNumberMax, list: true, sort: 'ASC' },
    code: { kind: 'text', max: limits.tableCodeMax, help: true, list: { rank: 5 } },
    room: { kind: 'text', max: limits.roomMax, list: { rank: 1 }, sort: true },
    section: { kind: 'text', max: limits.roomMax, help: true, list: { rank: 4 } },
    min_persons: { ...persons, list: { rank: 2 } },
    max_persons: { ...persons, list: { rank: 2 }, sort: true },
    is_bookable: { kind: 'boolean', blank: true, help: true, list: 'inline', filter: true, bulk: true },
    note: { kind: 'note', max: limits.noteMax },
    place: { kind: 'table_place', choiceTexts: 'tables.choice.shape', csv: false },
  },
  form: {
    main: [
      ['number', 'code'],
      ['room', 'section'],
    ],
    guests: [['min_persons', 'max_persons'], 'is_bookable'],
    note: ['note'],
  },
});

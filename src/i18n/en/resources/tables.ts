import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Tables',
  new: 'New table',
  search: 'Room, code or note',
  record: 'table %{name}',
  section: { main: 'Table', guests: 'Guests', note: 'Note' },
  field: {
    number: 'Number',
    code: 'Code',
    room: 'Room',
    section: 'Served by',
    min_persons: 'Fewest guests',
    max_persons: 'Most guests',
    is_bookable: 'Can be booked',
    note: 'Note',
    place: 'Place on the floor plan',
    token: 'QR code',
  },
  help: {
    code: 'As your till knows the table.',
    section: 'The person or station that serves this table.',
    is_bookable: 'Customers can book this table. Your team can always use it.',
  },
  choice: { shape: { round: 'Round', square: 'Square', rectangle: 'Rectangular' } },
  empty: { title: 'No tables yet', detail: 'Add the tables where your guests sit, each with the room it’s in.' },
} satisfies ResourceTexts;

import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Festival times',
  new: 'New festival',
  search: 'Search festivals',
  record: 'the festival %{name}',
  section: {
    main: 'Days and hours',
  },
  field: {
    name: 'Text for customers',
    start_date: 'First day',
    end_date: 'Last day',
    is_yearly: 'Every year',
    hours: 'Hours on these days',
  },
  empty: {
    title: 'No festivals yet',
    detail: 'Add a holiday, a break, or days with other hours. They replace the whole day.',
  },
} satisfies ResourceTexts;

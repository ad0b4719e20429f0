import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Special hours',
  new: 'Add special hours',
  search: 'Text for customers',
  record: 'the special hours %{name}',
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
    title: 'No special hours yet',
    detail: 'Add holidays, closures or days with different hours. They replace the usual hours of the whole day.',
  },
} satisfies ResourceTexts;

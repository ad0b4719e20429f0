import CelebrationIcon from '@mui/icons-material/CelebrationOutlined';
import { limits } from '#contract/limits';
import { defineResource } from '../defineResource';

/** Days with other opening hours than the week's. */
export const festivalTimes = defineResource('festivalTimes', {
  entity: 'festival_time',
  path: '/app/settings/festival-times',
  menu: 'settings',
  icon: CelebrationIcon,
  permission: 'store/store_time_setting',
  search: true,
  fields: {
    name: { kind: 'multilingual', required: true, max: limits.nameMax, list: { grows: true } },
    start_date: { kind: 'date', required: true, list: true, sort: 'ASC' },
    end_date: { kind: 'date', required: true, list: true },
    is_yearly: { kind: 'boolean', blank: false, list: true, filter: true },
    hours: { kind: 'day_hours', list: true },
  },
  form: { main: ['name', ['start_date', 'end_date'], 'is_yearly', 'hours'] },
});

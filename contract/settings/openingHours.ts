import { z } from 'zod';
import { orderDecisionsSchema } from '../entities/affectedOrders';
import { openingDaySchema } from '../entities/openingDay';
import { orderTypeHoursSchema } from '../entities/serviceState';
import { describeSettings } from './describeSettings';

/** A store's weekly hours, without special hours and temporary changes. */
export const openingHours = describeSettings('opening_hours', {
  permission: 'store/store_time_setting',
  summary: 'The week of every order type, and of those with one of their own',
  effect:
    'If scheduled orders are outside the new hours, nothing is saved and error 4173 lists them, until `settle` says for ' +
    'each whether to keep or cancel it',
  taken: { settle: orderDecisionsSchema },
  fields: { opening_hours: z.array(openingDaySchema).max(7), order_type_hours: orderTypeHoursSchema },
});

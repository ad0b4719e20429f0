import { limits } from '#contract/limits';
import { defineSettings } from '../defineSettings';

/** The week, for all order types and for those with one of their own. */
export const hours = defineSettings('hours', {
  entity: 'opening_hours',
  fields: { opening_hours: { kind: 'week' }, order_type_hours: { kind: 'weeks' } },
});

/** Times for orders for later. */
export const slots = defineSettings('slots', {
  entity: 'slot_settings',
  fields: {
    slot_minutes: { kind: 'duration', required: true, min: limits.slotMinutesMin, max: limits.slotMinutesMax },
    slot_lead_minutes: { kind: 'duration', help: true, required: true, max: limits.slotLeadMinutesMax },
    slot_days_ahead: { kind: 'number', help: true, required: true, min: 0, max: limits.scheduleDaysMax },
    slot_orders_max: { kind: 'number', help: true, min: 1, max: limits.slotOrdersMax },
  },
});

/** The resulting hours of the next days, and the country's public holidays to add as festivals. */
export const calendar = defineSettings('calendar', {});

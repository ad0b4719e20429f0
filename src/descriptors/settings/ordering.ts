import { limits } from '#contract/limits';
import { defineSettings } from '../defineSettings';

const minutes = { kind: 'duration', required: true, min: limits.minutesMin, max: limits.minutesMax } as const;
const ride = { kind: 'duration', required: true, min: 0, max: limits.minutesMax } as const;

/** How the store takes orders. */
export const ordering = defineSettings('ordering', {
  entity: 'order_settings',
  fields: {
    is_business: { kind: 'boolean', help: true },
    is_delivery_on: { kind: 'boolean' },
    is_pickup_on: { kind: 'boolean' },
    is_table_on: { kind: 'boolean' },
    minimum_order_price: { kind: 'money', help: true, required: true, max: limits.amountMax },
    preparation_time: { ...minutes, help: true },
    pickup_time: minutes,
    delivery_time_min: { ...ride, help: true },
    delivery_time: { ...ride, help: true },
    is_ask_estimated_time_for_ready_order: { kind: 'boolean' },
    is_auto_accept: { kind: 'boolean' },
    answer_within: {
      kind: 'duration',
      help: true,
      required: true,
      min: limits.answerMinutesMin,
      max: limits.answerMinutesMax,
    },
    change_answer_within: { kind: 'duration', help: true, required: true, min: 1, max: limits.changeAnswerMax },
    warn_before: { ...ride, help: true },
    collect_within: { ...ride, help: true },
    is_confirmation_code_required_at_delivery: { kind: 'boolean' },
    is_confirmation_code_required_at_pickup: { kind: 'boolean' },
    customer_note: { kind: 'multilingual', help: true, max: limits.noteMax },
  },
  form: {
    taking: ['is_business', ['is_delivery_on', 'is_pickup_on', 'is_table_on'], 'minimum_order_price'],
    times: [
      ['preparation_time', 'pickup_time'],
      ['delivery_time_min', 'delivery_time'],
    ],
    answering: ['is_auto_accept', 'is_ask_estimated_time_for_ready_order', ['answer_within', 'change_answer_within']],
    clocks: [['warn_before', 'collect_within']],
    handover: [['is_confirmation_code_required_at_delivery', 'is_confirmation_code_required_at_pickup']],
    note: ['customer_note'],
  },
});

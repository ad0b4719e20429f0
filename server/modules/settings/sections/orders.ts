import { errorCodes } from '#contract/codes/errorCodes';
import { orderSettings } from '#contract/settings/orders';
import { fieldsNotValid } from '#server/http/callError';
import { ruleFields, storeSection } from '#server/records/storeSection';
import { storeTexts } from '#server/records/storeTexts';

const rules = ruleFields([
  'is_delivery_on',
  'is_pickup_on',
  'is_table_on',
  'preparation_time',
  'pickup_time',
  'delivery_time_min',
  'delivery_time',
  'is_auto_accept',
  'answer_within',
  'change_answer_within',
  'warn_before',
  'collect_within',
  'is_confirmation_code_required_at_delivery',
  'is_confirmation_code_required_at_pickup',
  'customer_note',
]);

/** A range of delivery times that ends before it begins is refused at the field that was changed. */
export const orders = storeSection(orderSettings, {
  read: (rows) => ({
    ...rules.read(rows),
    is_business: rows.store.is_business,
    minimum_order_price: rows.store.minimum_order_price,
    is_ask_estimated_time_for_ready_order: rows.store.is_ask_estimated_time_for_ready_order,
  }),
  write(changes, rows) {
    const { is_business, minimum_order_price, is_ask_estimated_time_for_ready_order, customer_note, ...others } =
      changes;
    const { order_rules } = rows.settings;
    const { delivery_time_min: from = order_rules.delivery_time_min, delivery_time: to = order_rules.delivery_time } =
      others;
    if (from > to) {
      throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [
        changes.delivery_time === undefined
          ? { path: 'delivery_time_min', code: 'too_big', params: { maximum: to } }
          : { path: 'delivery_time', code: 'too_small', params: { minimum: from } },
      ]);
    }
    const languages = rows.store.languages_supported.length;
    return {
      store: { is_business, minimum_order_price, is_ask_estimated_time_for_ready_order },
      rules: {
        ...rules.write(others).rules,
        ...(customer_note && {
          customer_note: storeTexts(customer_note, 'customer_note', languages, order_rules.customer_note),
        }),
      },
    };
  },
});

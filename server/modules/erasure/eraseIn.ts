import { erasedMark } from '#contract/erasure';
import { systemReasons } from '#contract/orders/systemReasons';

const codes: readonly string[] = Object.values(systemReasons);

/** Fields of an order and its lines that are omitted when empty. */
const optionalFields: readonly string[] = ['delivery_address', 'order_comment', 'delivery_comment', 'note'];

/** Other fields of orders, changes and events that people write. */
const writtenTexts: readonly string[] = ['reason', 'answer', 'message', 'comment', 'text'];

/** An erased customer, as orders show them. */
const erasedCustomer = { name: erasedMark, country_phone_code: '', phone: '' } as const;

/** A text that a person may have written; a code of the system stays. */
const erasedText = (text: string): string => (text === '' || codes.includes(text) ? text : erasedMark);

const isFields = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * Returns JSON about a customer's order or review without the customer: their data, what people wrote, and the customer's name
 * wherever it says who did something. Numbers, items, statuses
 * and stars stay.
 *
 * @param names the customer's, as the orders had them
 */
export function eraseIn(json: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(json)) return json.map((each) => eraseIn(each, names));
  if (!isFields(json)) return json;
  const isCustomer = json.kind === 'customer';
  // The note of a review is never left out.
  const isReview = 'rating' in json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]): [string, unknown][] => {
      if (isReview && key === 'note') return [[key, '']];
      if (isReview && key === 'comment') return [];
      if (optionalFields.includes(key)) return [];
      if (key === 'customer' && isFields(value)) return [[key, erasedCustomer]];
      if (isCustomer && key === 'name') return [[key, erasedMark]];
      if (isCustomer && key === 'id') return [[key, null]];
      if (typeof value !== 'string') return [[key, eraseIn(value, names)]];
      if (writtenTexts.includes(key)) return [[key, erasedText(value)]];
      return [[key, key === 'updated_by' && names.has(value) ? erasedMark : value]];
    }),
  );
}

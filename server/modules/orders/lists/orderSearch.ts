import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { containing, phonePattern } from '#server/db/likePattern';
import { nameKey, nameWords, typedWords, wordsBegin } from '#server/db/schema/nameKey';
import { orders } from '#server/db/schema/orders';

const largestNumber = 2_147_483_647;
/** Fewer digits would match the end of too many numbers. */
const phoneDigitsMin = 3;

/** How names and phone numbers are compared with the search text. */
interface Matching {
  name: (typed: string) => SQL | undefined;
  phone: (digits: string) => SQL | undefined;
}

/** Anywhere in the text: reads every order that the other conditions leave. */
export const containedIn: Matching = {
  name: (typed) => sql`${orders.customer_key} like ${nameKey(containing(typed))}`,
  phone: (digits) => like(orders.customer_phone, `%${digits}%`),
};

/** From the start of each word in the name, and from the start or end of the number: both use an index. */
export const indexedIn = (storeId: string): Matching => ({
  name: (typed) => {
    const words = typedWords(storeId, typed);
    return words && sql`${nameWords(orders.store_id, orders.customer_key)} @@ ${words}`;
  },
  phone: (digits) =>
    or(
      like(orders.customer_phone, `${digits}%`),
      sql`reverse(${orders.customer_phone}) like ${`${[...digits].reverse().join('')}%`}`,
    ),
});

/** The same for few orders, which are read one by one: a common name would match too many other orders first. */
export const filterInMemory = (storeId: string): Matching => ({
  ...indexedIn(storeId),
  name: (typed) => wordsBegin(orders.customer_key, typed),
});

/** Numbers are stored without country code and leading zero; people type both. */
function phoneCondition(text: string, { phone }: Matching): SQL | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length < phoneDigitsMin || !phonePattern.test(text)) return undefined;
  const national = digits.replace(/^0+/, '');
  const isInternational = /^\s*(\+|00)/.test(text);
  const split = [1, 2, 3].map((length) => {
    const rest = national.slice(length).replace(/^0+/, '');
    return isInternational && rest.length >= phoneDigitsMin
      ? and(eq(orders.customer_country_phone_code, `+${national.slice(0, length)}`), phone(rest))
      : undefined;
  });
  return or(phone(digits), national.length >= phoneDigitsMin ? phone(national) : undefined, ...split);
}

/** Order number, customer name or phone digits. A single character only matches as an order number. */
export function searchCondition(query: string, matching: Matching): SQL | undefined {
  const text = query.trim();
  const isNumber = /^#?\d+$/.test(text);
  if (!isNumber && text.length < limits.searchMin) return undefined;
  const number = Number(text.replace(/\D/g, ''));
  const byNumber = isNumber && number <= largestNumber ? eq(orders.unique_id, number) : undefined;
  const byName = isNumber ? undefined : matching.name(text);
  return or(byNumber, byName, phoneCondition(text, matching)) ?? sql`false`;
}

import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { containing } from '#server/db/likePattern';
import { nameKey, nameWords, typedWords, wordsBegin } from '#server/db/schema/nameKey';
import { orders } from '#server/db/schema/orders';

const largestNumber = 2_147_483_647;
const phonePattern = /^[\d\s()+/.-]+$/;
/** Shorter ones are the end of too many numbers. */
const phoneDigitsMin = 3;

/** How names and phone numbers are compared with what was typed. */
interface Matching {
  name: (typed: string) => SQL | undefined;
  phone: (digits: string) => SQL | undefined;
}

/** Anywhere in the text: reads every order that is left by the other conditions. */
export const containedIn: Matching = {
  name: (typed) => sql`${orders.customer_key} like ${nameKey(containing(typed))}`,
  phone: (digits) => like(orders.customer_phone, `%${digits}%`),
};

/** By words of the name, each from its beginning, and from the start or the end of the number: each by an index. */
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

/** The same for few orders, of which each is looked at: a common name stands in too many others to be found by it first. */
export const amongFew = (storeId: string): Matching => ({
  ...indexedIn(storeId),
  name: (typed) => wordsBegin(orders.customer_key, typed),
});

/** Numbers are kept without their country's code and the zero before them; people type both. */
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

/** Order number, customer's name or digits of the phone. One character finds nothing, unless it is an order's number. */
export function searchCondition(query: string, matching: Matching): SQL | undefined {
  const text = query.trim();
  const isNumber = /^#?\d+$/.test(text);
  if (!isNumber && text.length < limits.searchMin) return undefined;
  const number = Number(text.replace(/\D/g, ''));
  const byNumber = isNumber && number <= largestNumber ? eq(orders.unique_id, number) : undefined;
  const byName = isNumber ? undefined : matching.name(text);
  return or(byNumber, byName, phoneCondition(text, matching)) ?? sql`false`;
}

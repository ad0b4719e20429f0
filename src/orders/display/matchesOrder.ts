import type { Order } from '#contract/entities/order';
import { searchKey } from '#contract/searchKey';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Ignores accents, because staff type quickly while on the phone. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Matches digits as people dial them: with spaces, a plus, or a leading zero. */
function hasPhone({ customer }: Order, text: string): boolean {
  if (!/^[+\d\s()./-]+$/.test(text)) return false;
  const wanted = digitsOf(text).replace(/^0+/, '');
  return wanted.length > 2 && digitsOf(`${customer.country_phone_code}${customer.phone}`).includes(wanted);
}

/**
 * Whether an order matches a search: its number, or part of its name, phone number or address. An empty search matches
 * every order.
 */
export function matchesOrder(order: Order, text: string): boolean {
  const key = plain(searchKey(text));
  if (!key) return true;
  if (String(order.unique_id).startsWith(key.replace(/^#/, ''))) return true;
  const words = plain(`${order.customer.name} ${order.delivery_address?.address ?? ''}`);
  return key.split(/\s+/).every((word) => words.includes(word)) || hasPhone(order, text.trim());
}

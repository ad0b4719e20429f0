import type { Order } from '#contract/entities/order';
import { searchKey } from '#contract/searchKey';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Without accents, because users leave them out on the phone. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Matches digits as they are dialled: with spaces, a plus, or a leading zero. */
function hasPhone({ customer }: Order, text: string): boolean {
  if (!/^[+\d\s()./-]+$/.test(text)) return false;
  const wanted = digitsOf(text).replace(/^0+/, '');
  return wanted.length > 2 && digitsOf(`${customer.country_phone_code}${customer.phone}`).includes(wanted);
}

/** Whether an order matches a search: by its number, or by parts of name, phone number or address. Every order matches an empty one. */
export function matchesOrder(order: Order, text: string): boolean {
  const key = plain(searchKey(text));
  if (!key) return true;
  if (String(order.unique_id).startsWith(key.replace(/^#/, ''))) return true;
  const words = plain(`${order.customer.name} ${order.delivery_address?.address ?? ''}`);
  return key.split(/\s+/).every((word) => words.includes(word)) || hasPhone(order, text.trim());
}

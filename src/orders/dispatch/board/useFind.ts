import { useState } from 'react';
import type { Order } from '#contract/entities/order';
import { fullName } from '#contract/providers/fullName';
import { searchKey } from '#contract/searchKey';
import { bearerOf } from '../map/wayOf';
import { type Fleet, useFleetIds } from '../people/fleet';

/** The page's current search; usually empty. */
export interface Sought {
  text: string;
  /** Shows only this person's orders; empty for everyone's. */
  personId: string;
}

const everything: Sought = { text: '', personId: '' };

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Without accents, because users leave them out on the phone. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Matches digits as they are dialled: with spaces, a plus, or a leading zero. */
function hasPhone({ customer }: Order, text: string): boolean {
  if (!/^[+\d\s()./-]+$/.test(text)) return false;
  const sought = digitsOf(text).replace(/^0+/, '');
  return sought.length > 2 && digitsOf(`${customer.country_phone_code}${customer.phone}`).includes(sought);
}

/** Whether an order matches: by its number, by parts of name, phone number or address, and by who has it. */
function isSought(order: Order, { text, personId }: Sought): boolean {
  if (personId && bearerOf(order) !== personId) return false;
  const key = plain(searchKey(text));
  if (!key) return true;
  const number = key.replace(/^#/, '');
  if (String(order.unique_id).startsWith(number)) return true;
  const words = plain(`${order.customer.name} ${order.delivery_address?.address ?? ''}`);
  return key.split(/\s+/).every((word) => words.includes(word)) || hasPhone(order, text.trim());
}

/** The search, the matching orders, and the people with orders. */
export function useFind(orders: readonly Order[], fleet: Fleet) {
  const [sought, setSought] = useState<Sought>(everything);
  const found = sought === everything ? orders : orders.filter((order) => isSought(order, sought));
  const bearers = new Set([...orders.map(bearerOf), sought.personId]);
  const people = useFleetIds(fleet)
    .flatMap((id) => (bearers.has(id) ? (fleet.person(id) ?? []) : []))
    .sort((a, b) => fullName(a).localeCompare(fullName(b)));
  const seek = (next: Sought) => setSought(next.text === '' && next.personId === '' ? everything : next);
  return { sought, seek, found, people, hidden: orders.length - found.length, showAll: () => setSought(everything) };
}

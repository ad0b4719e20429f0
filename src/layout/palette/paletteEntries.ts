import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Order } from '#contract/entities/order';
import { plainText } from '../../components/text/plainText';
import type { FoundCustomer } from '../../orders/create/caller';

/** A record that was opened from here, as far as its line needs it. */
export type RecentRecord =
  | { kind: 'order'; id: string; number: number; name: string; path: string }
  | { kind: 'item'; id: string; name: readonly string[] }
  | { kind: 'customer'; customer: FoundCustomer };

/** An entry of the recently used list: a record, or a page or an action by its id. */
export type RecentEntry = RecentRecord | { kind: 'known'; id: string };

/** The result groups in their default order. */
const paletteGroups = ['recent', 'actions', 'pages', 'orders', 'customers', 'items'] as const;
type PaletteGroupName = (typeof paletteGroups)[number];

/** One line of the results, and what it does. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** After the label, lighter: the order's customer, the phone number. */
  beside?: string;
  /** Under the label, smaller. */
  detail?: readonly string[];
  /** At the end of the line: a number, or what choosing it does. */
  aside?: string;
  /** Its store's clock runs at the end of the line. */
  order?: Order;
  Icon: ComponentType<{ fontSize?: 'small' }> | ComponentType<SvgIconProps> | undefined;
  /** The shortcut that does the same. */
  keys?: string;
  recent: RecentEntry;
  run: () => void;
}

/** A page or an action: found here, by its names. */
export interface KnownEntry extends PaletteEntry {
  /** Search terms: the label first, then its English name and synonyms. */
  names: readonly string[];
  /** Not offered until the user types for it. */
  isQuiet?: true;
}

export interface PaletteGroup {
  name: PaletteGroupName;
  entries: readonly PaletteEntry[];
}

/** Later names of an entry (its English, other words for it) count less than the one on screen. */
const perName = 10;

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');

function rankOf(name: string, key: string): number | null {
  if (name.startsWith(key)) return 0;
  const words = name.split(/[\s/-]+/).filter(Boolean);
  const parts = key.split(' ');
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (key.length > 1 && initialsOf(words).startsWith(key)) return 2;
  return parts.every((part) => name.includes(part)) ? 3 : null;
}

/**
 * How well one of several names answers a search, whatever its case and accents: by its beginning, the beginnings of its
 * words, its initials, a part of it. 0 is best, `null` not at all.
 *
 * @example rank(['Modifier groups'], 'mg') // 2
 */
export function rank(names: readonly string[], text: string): number | null {
  const key = plainText(text);
  const ranks = names.flatMap((name, index) => {
    const found = rankOf(plainText(name), key);
    return found === null ? [] : [found + index * perName];
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

/** Everything that can be shown; `found` came from the server. */
interface Material {
  text: string;
  actions: readonly KnownEntry[];
  pages: readonly KnownEntry[];
  recent: readonly PaletteEntry[];
  found: Record<'orders' | 'customers' | 'items', readonly PaletteEntry[]>;
  /** An order of that number, or one under way: more likely meant than a new one for its customer. */
  isAboutOrder: boolean;
}

const group = (name: PaletteGroupName, entries: readonly PaletteEntry[]): PaletteGroup => ({ name, entries });

/** Those that answer the text, the best first, with the rank of the best. */
function answering(name: 'actions' | 'pages', entries: readonly KnownEntry[], text: string) {
  const hits = entries
    .map((entry) => ({ entry, rank: rank(entry.names, text) }))
    .filter((hit): hit is { entry: KnownEntry; rank: number } => hit.rank !== null)
    .sort((a, b) => a.rank - b.rank);
  return { best: hits[0]?.rank ?? Number.POSITIVE_INFINITY, group: group(name, hits.map(({ entry }) => entry)) }; // biome-ignore format: one line
}

/** Before anything is typed: recently used entries, then everything else, without duplicates. */
function unasked({ actions, pages, recent }: Material): PaletteGroup[] {
  const used = new Set(recent.map(({ id }) => id));
  const rest = (entries: readonly KnownEntry[]) => entries.filter(({ id, isQuiet }) => !isQuiet && !used.has(id));
  return [group('recent', recent), group('actions', rest(actions)), group('pages', rest(pages))];
}

/**
 * The results by group. Local results come before the server's, so that nothing moves while the user is about to
 * choose. Digits, however, are treated as an order or phone number first.
 */
export function arrangeGroups(material: Material): PaletteGroup[] {
  const { text, found } = material;
  const shown = (groups: PaletteGroup[]) => groups.filter(({ entries }) => entries.length > 0);
  if (text.trim() === '') return shown(unasked(material));
  const listed = [answering('actions', material.actions, text), answering('pages', material.pages, text)]
    .sort((a, b) => a.best - b.best)
    .map((each) => each.group);
  const orders = group('orders', found.orders);
  const customers = group('customers', found.customers);
  const items = group('items', found.items);
  if (!/^[#+(\d]/.test(text.trim())) return shown([...listed, items, orders, customers]);
  return shown([...(material.isAboutOrder ? [orders, customers] : [customers, orders]), items, ...listed]);
}

import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Order } from '#contract/entities/order';
import { plainText } from '../../components/text/plainText';
import type { FoundCustomer } from '../../orders/create/caller';

/** A record that was opened from here, with what its line shows. */
export type RecentRecord =
  | { kind: 'order'; id: string; number: number; name: string; path: string }
  | { kind: 'item'; id: string; name: readonly string[] }
  | { kind: 'customer'; customer: FoundCustomer };

/** An entry of the recently used list: a record, or a page or an action by its id. */
export type RecentEntry = RecentRecord | { kind: 'known'; id: string };

/** The result groups in their default order. */
const paletteGroups = ['recent', 'actions', 'pages', 'orders', 'customers', 'items'] as const;
type PaletteGroupName = (typeof paletteGroups)[number];

/** One line of the results, with its action. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Shown after the label, in a lighter colour: the order's customer, the phone number. */
  beside?: string;
  /** Shown below the label, smaller. */
  detail?: readonly string[];
  /** Shown at the end of the line: a number, or what choosing the entry does. */
  aside?: string;
  /** The store's clock is shown at the end of the line. */
  order?: Order;
  Icon: ComponentType<{ fontSize?: 'small' }> | ComponentType<SvgIconProps> | undefined;
  /** The shortcut that does the same. */
  keys?: string;
  recent: RecentEntry;
  run: () => void;
}

/** A page or an action, found on this device by its names. */
export interface KnownEntry extends PaletteEntry {
  /** Search terms: the label first, then its English name and synonyms. */
  names: readonly string[];
  /** Only offered for a matching search. */
  isQuiet?: true;
}

export interface PaletteGroup {
  name: PaletteGroupName;
  entries: readonly PaletteEntry[];
}

/** Other names of an entry (English, synonyms) rank lower than the one on screen. */
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
 * Ranks how well one of several names matches a search, ignoring case and accents: by its start, the starts of its
 * words, its initials, or any part of it. 0 is best; `null` if none matches.
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

/** All possible entries; those in `found` came from the server. */
interface Material {
  text: string;
  actions: readonly KnownEntry[];
  pages: readonly KnownEntry[];
  recent: readonly PaletteEntry[];
  found: Record<'orders' | 'customers' | 'items', readonly PaletteEntry[]>;
  /** An order with that number, or an open order, is more likely meant than a new order for its customer. */
  isAboutOrder: boolean;
}

const group = (name: PaletteGroupName, entries: readonly PaletteEntry[]): PaletteGroup => ({ name, entries });

/** Returns the entries that match the text, best first, with the rank of the best. */
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

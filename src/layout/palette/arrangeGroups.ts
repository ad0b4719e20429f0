import type { KnownEntry, PaletteEntry, PaletteGroup, PaletteGroupName } from './entry';
import { rank } from './rank';

/** All that may be shown; `found` came from the server. */
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

/** Before anything is typed: what was used lately, then all there is. Nothing stands twice. */
function unasked({ actions, pages, recent }: Material): PaletteGroup[] {
  const used = new Set(recent.map(({ id }) => id));
  const rest = (entries: readonly KnownEntry[]) => entries.filter(({ id, isQuiet }) => !isQuiet && !used.has(id));
  return [group('recent', recent), group('actions', rest(actions)), group('pages', rest(pages))];
}

/**
 * What is shown, by groups. What this device knows stands above what the server sends, so that nothing moves under a
 * hand that is about to choose; only figures are first of all an order or a phone number.
 */
export function arrangeGroups(material: Material): PaletteGroup[] {
  const { text, found } = material;
  const shown = (groups: PaletteGroup[]) => groups.filter(({ entries }) => entries.length > 0);
  if (text.trim() === '') return shown(unasked(material));
  const known = [answering('actions', material.actions, text), answering('pages', material.pages, text)]
    .sort((a, b) => a.best - b.best)
    .map((each) => each.group);
  const orders = group('orders', found.orders);
  const customers = group('customers', found.customers);
  const items = group('items', found.items);
  if (!/^[#+(\d]/.test(text.trim())) return shown([...known, items, orders, customers]);
  return shown([...(material.isAboutOrder ? [orders, customers] : [customers, orders]), items, ...known]);
}

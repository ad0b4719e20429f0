import { paths } from '../config/paths';
import { resources } from './resources/index';

/** Where a shortcut works. These are the help sheet's headings, in its order. */
export const shortcutPlaces = [
  'everywhere',
  'go',
  'orders',
  'create_order',
  'dispatch',
  'lists',
  'forms',
  'sorting',
] as const;
export type ShortcutScope = (typeof shortcutPlaces)[number];

/** One keyboard action. */
export interface Shortcut {
  /** Identifies it. Its text is `palette.shortcut.<id>`, or the page's name if it opens a page. */
  id: string;
  place: ShortcutScope;
  /** Each entry is one way to press it: strokes in sequence, as `strokeOf` writes them. */
  keys: readonly string[];
  /** The page it opens. If the account can't open it, the shortcut is off and missing from the sheet. */
  to?: string;
  /** The frame listens for it on every page. The others work only in their own area. */
  isGlobal?: true;
}

const toPage = (key: string, to: string): Shortcut => ({
  id: `go_${key}`,
  place: 'go',
  keys: [`g ${key}`],
  to,
  isGlobal: true,
});

/** All of the product's shortcuts: the frame reads its own from this table, and the help sheet lists every one. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'palette', place: 'everywhere', keys: ['Mod+k'], isGlobal: true },
  { id: 'search', place: 'everywhere', keys: ['/'], isGlobal: true },
  { id: 'new_order', place: 'everywhere', keys: ['c'], to: paths.createOrder, isGlobal: true },
  { id: 'service', place: 'everywhere', keys: ['b'], isGlobal: true },
  { id: 'full_screen', place: 'everywhere', keys: ['f'], isGlobal: true },
  { id: 'undo', place: 'everywhere', keys: ['Mod+z'] },
  { id: 'close', place: 'everywhere', keys: ['Escape'] },
  { id: 'help', place: 'everywhere', keys: ['?'], isGlobal: true },

  toPage('t', paths.todayOrders),
  toPage('m', paths.tomorrowOrders),
  toPage('s', paths.scheduleOrders),
  toPage('p', paths.pastOrders),
  toPage('d', paths.dispatch),
  toPage('i', paths.itemList),
  toPage('c', paths.categories),
  toPage('o', paths.modifierGroups),
  toPage('e', paths.importData),
  toPage('a', paths.profile),

  { id: 'next_order', place: 'orders', keys: ['j', 'ArrowDown'] },
  { id: 'previous_order', place: 'orders', keys: ['k', 'ArrowUp'] },
  { id: 'next_step', place: 'orders', keys: ['a'] },
  { id: 'close_order', place: 'orders', keys: ['Escape'] },

  { id: 'mark_item', place: 'create_order', keys: ['ArrowDown', 'ArrowUp'] },
  { id: 'add_item', place: 'create_order', keys: ['Enter'] },
  { id: 'choose_options', place: 'create_order', keys: ['Shift+Enter'] },
  { id: 'place_order', place: 'create_order', keys: ['Mod+Enter'] },

  { id: 'pick_order', place: 'dispatch', keys: ['x', 'Space'] },
  { id: 'choose_person', place: 'dispatch', keys: ['a'] },
  { id: 'step_order', place: 'dispatch', keys: ['j', 'k'] },

  { id: 'clear_search', place: 'lists', keys: ['Escape'] },

  { id: 'save', place: 'forms', keys: ['Mod+s'] },

  { id: 'lift', place: 'sorting', keys: ['Space'] },
  { id: 'move', place: 'sorting', keys: ['ArrowUp', 'ArrowDown'] },
  { id: 'move_to_end', place: 'sorting', keys: ['Home', 'End'] },
  { id: 'put_back', place: 'sorting', keys: ['Escape'] },
];

const recordPages = Object.values(resources).map(({ path }) => path);

/** The pages an area covers. An account that can't open any of them doesn't need its keys. */
export const pagesOfPlace: Partial<Record<ShortcutScope, readonly string[]>> = {
  orders: [paths.tomorrowOrders],
  create_order: [paths.createOrder],
  dispatch: [paths.dispatch],
  lists: recordPages,
  forms: recordPages,
  sorting: recordPages,
};

/** The frame's shortcuts, by strokes: `g t`. */
export const globalShortcuts: ReadonlyMap<string, Shortcut> = new Map(
  shortcuts.filter(({ isGlobal }) => isGlobal).flatMap((shortcut) => shortcut.keys.map((keys) => [keys, shortcut])),
);

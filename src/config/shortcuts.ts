import { resources } from '../resources/index';
import { paths } from './paths';

/** Where a shortcut holds; the headings of the help sheet, in its order. */
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
export type ShortcutPlace = (typeof shortcutPlaces)[number];

/** One thing that the keyboard does. */
export interface Shortcut {
  /** Names it; its text is `palette.shortcut.<id>`, or the page's own name where it leads to one. */
  id: string;
  place: ShortcutPlace;
  /** Each a way to press it: strokes as `strokeOf` writes them, one after the other. */
  keys: readonly string[];
  /** The page it leads to. Absent from the sheet, and dead, where the account may not open it. */
  to?: string;
  /** Heard by the frame, on every page. The others are heard where they hold. */
  isGlobal?: true;
}

const toPage = (key: string, to: string): Shortcut => ({
  id: `go_${key}`,
  place: 'go',
  keys: [`g ${key}`],
  to,
  isGlobal: true,
});

/** All keys of the product: the frame hears its own by this table, and the help sheet shows every one of it. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'palette', place: 'everywhere', keys: ['Mod+k'], isGlobal: true },
  { id: 'search', place: 'everywhere', keys: ['/'], isGlobal: true },
  { id: 'new_order', place: 'everywhere', keys: ['c'], to: paths.createOrder, isGlobal: true },
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

/** The pages that a place is about; who may open none of them has no use for its keys. */
export const pagesOfPlace: Partial<Record<ShortcutPlace, readonly string[]>> = {
  orders: [paths.tomorrowOrders],
  create_order: [paths.createOrder],
  dispatch: [paths.dispatch],
  lists: recordPages,
  forms: recordPages,
  sorting: recordPages,
};

/** What the frame hears, by strokes: `g t`. */
export const globalShortcuts: ReadonlyMap<string, Shortcut> = new Map(
  shortcuts.filter(({ isGlobal }) => isGlobal).flatMap((shortcut) => shortcut.keys.map((keys) => [keys, shortcut])),
);

import type { texts as entrance } from './en/entrance';
import type { texts as feedback } from './en/feedback';
import type { texts as files } from './en/files';
import type { texts as frame } from './en/frame';
import type { texts as history } from './en/history';
import type { texts as landing } from './en/landing';
import type { texts as menu } from './en/menu';
import type { texts as orders } from './en/orders';
import type { texts as orderTaking } from './en/orderTaking';
import type { texts as pages } from './en/pages';
import type { texts as people } from './en/people';
import type { texts as promotions } from './en/promotions';
import type { texts as storeSettings } from './en/storeSettings';
import type { texts as tools } from './en/tools';

/**
 * The parts that texts are fetched in. The entrance's come first, then the frame's, whose groups replace them; of the others
 * each page names those that it shows.
 */
export const textParts = [
  'entrance',
  'frame',
  'landing',
  'pages',
  'tools',
  'menu',
  'files',
  'people',
  'storeSettings',
  'orders',
  'orderTaking',
  'history',
  'promotions',
  'feedback',
] as const;
export type TextPart = (typeof textParts)[number];

/** All that the admin area says. */
export const adminParts = textParts.filter((part) => part !== 'entrance' && part !== 'landing');

/** The shape of English, whatever its words are. */
type Shape<English> = English extends string ? string : { [Key in keyof English]: Shape<English[Key]> };

/** The texts that `resourceTexts` finds in a folder, which no type can list. */
type TextsByResource = Readonly<Record<string, object>>;

/** Each language has the parts in the shape of the English ones. */
export interface Texts {
  /** The pages outside the admin area. */
  entrance: Shape<typeof entrance>;
  /** The frame of the admin area and the order boards: needed by its first page. */
  frame: Shape<typeof frame> & TextsByResource;
  /** The landing page. */
  landing: Shape<typeof landing>;
  /** Shared by pages of several areas: lists, forms, pictures. */
  pages: Shape<typeof pages>;
  /** Parts that the frame opens on demand; permissions and passwords. */
  tools: Shape<typeof tools>;
  /** The pages of the menu. */
  menu: Shape<typeof menu>;
  /** Imports and exports of files. */
  files: Shape<typeof files>;
  /** The pages of delivery people, the team and the audit log. */
  people: Shape<typeof people>;
  /** The store settings. */
  storeSettings: Shape<typeof storeSettings>;
  /** Details of orders beyond their cards, and the dispatch page. */
  orders: Shape<typeof orders>;
  /** Taking orders, and everything else that chooses from the menu. */
  orderTaking: Shape<typeof orderTaking>;
  /** The history of orders. */
  history: Shape<typeof history>;
  /** Offers, and their codes where orders are taken. */
  promotions: Shape<typeof promotions>;
  /** Reviews. */
  feedback: Shape<typeof feedback>;
}

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
import type { texts as reports } from './en/reports';
import type { texts as storeSettings } from './en/storeSettings';
import type { texts as tableBook } from './en/tableBook';
import type { texts as tools } from './en/tools';
import type { texts as verification } from './en/verification';

/**
 * The parts in which texts are fetched. The entrance's load first, then the frame's, which replace them. Every page
 * names the others that it needs.
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
  'tableBook',
  'history',
  'reports',
  'promotions',
  'feedback',
  'verification',
] as const;
export type TextPart = (typeof textParts)[number];

/** Parts of pages outside the admin area. */
const outsideParts: readonly TextPart[] = ['entrance', 'landing', 'verification'];

/** All texts of the admin area. */
export const adminParts = textParts.filter((part) => !outsideParts.includes(part));

/** The shape of the English texts, without their wording. */
type Shape<English> = English extends string ? string : { [Key in keyof English]: Shape<English[Key]> };

/** The texts that `resourceTexts` collects from a folder. No type can list them. */
type TextsByResource = Readonly<Record<string, object>>;

/** Every language has the same parts as English, in the same shape. */
export interface Texts {
  /** The pages outside the admin area. */
  entrance: Shape<typeof entrance>;
  /** The frame of the admin area and the order boards: needed by its first page. */
  frame: Shape<typeof frame> & TextsByResource;
  /** The landing page. */
  landing: Shape<typeof landing>;
  /** Shared by pages of several areas: lists, forms, pictures. */
  pages: Shape<typeof pages>;
  /** Parts that the frame opens on demand, and permissions and passwords. */
  tools: Shape<typeof tools>;
  /** The menu's pages. */
  menu: Shape<typeof menu>;
  /** Importing and exporting files. */
  files: Shape<typeof files>;
  /** Delivery people, the team and the audit log. */
  people: Shape<typeof people>;
  /** The store settings. */
  storeSettings: Shape<typeof storeSettings>;
  /** Details of orders beyond their cards, and the dispatch page. */
  orders: Shape<typeof orders>;
  /** Create-order, and other views that choose from the menu. */
  orderTaking: Shape<typeof orderTaking>;
  /** The book of table bookings, and the page of a booking's guests. */
  tableBook: Shape<typeof tableBook>;
  /** The order history. */
  history: Shape<typeof history>;
  /** The dashboard, earnings, payouts and cash, and an accountant's page. */
  reports: Shape<typeof reports>;
  /** Offers, and their codes in create-order. */
  promotions: Shape<typeof promotions>;
  /** Reviews. */
  feedback: Shape<typeof feedback>;
  /** The pages that register and verify a store, or ask for a second factor. Each part adds a file of every language to the first script. */
  verification: Shape<typeof verification>;
}

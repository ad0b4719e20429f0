import type { BookingRules } from '#contract/bookings/bookingRules';
import type { DeliveryFee, DeliveryFeeRules } from '#contract/delivery/deliveryFee';
import type { PricedArea } from '#contract/delivery/quoteDelivery';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import type { OrderRules } from '#contract/orders/orderRules';
import { fullName } from '#contract/providers/fullName';
import type { DemoMenu } from '../../../demoData/menus/demoMenu';
import type { DemoPeople } from '../../../demoData/menus/people';
import type { Staffed } from '../../../demoData/portraits/portraitOf';
import type { stores } from '../../schema/index';
import type { DemoSubStore } from './signIns';

type StoreRow = typeof stores.$inferInsert;

/** A delivery area; without `fee` it has the store's default fee. */
export type DemoArea = Pick<PricedArea, 'name' | 'shape'> & { fee?: DeliveryFee };

/** How busy a store is. */
export interface DemoTrade {
  /** Orders on a plain weekday. */
  ordersADay: number;
  /** Weight of each hour of the store's day, by hour from 0; hours past 24 are after midnight. */
  hours: readonly (readonly [hour: number, weight: number])[];
  /** Order types by weight. */
  types: readonly (readonly ['delivery' | 'pickup' | 'table', number])[];
}

/** One store of the demo, from its menu to its opening hours. */
export interface DemoStore {
  /** The seed of its random sequence: another number gives another 90 days. */
  seed: number;
  row: Omit<
    StoreRow,
    'id' | 'password_hash' | 'latitude' | 'longitude' | 'currency' | 'is_tax_included' | 'is_use_item_tax' | 'store_tax'
  >;
  menu: DemoMenu;
  people: DemoPeople;
  /** Whose faces its delivery people have. */
  staffed: Staffed;
  subStores: DemoSubStore[];
  opening_hours: OpeningDay[];
  order_rules: OrderRules;
  booking_rules: BookingRules;
  delivery_fee: DeliveryFeeRules;
  /** Where it delivers, in the order of its list. */
  delivery_areas: readonly DemoArea[];
  /** Beyond them: who lives there ordered when they reached farther. */
  far_address: { address: string; location: [number, number] };
  /** English name of the sub-category that the lunch offer is for. */
  lunchFor: string;
  /** Persons that each table seats at least and at most; numbers count from 1. */
  tables: readonly (readonly [min: number, max: number])[];
  trade: DemoTrade;
}

/** The owner's name, under which they have done things. */
export const demoOwnerName = ({ row: { owner_first_name = '', owner_last_name = '' } }: DemoStore): string =>
  fullName({ first_name: owner_first_name, last_name: owner_last_name });

/** The same hours on all seven days. */
export const everyDay = (day: Omit<OpeningDay, 'day'>): OpeningDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ day: weekday, ...day }));

/** The platform's permissions for a demo store: all of them. */
export const everythingGranted = {
  is_approved: true,
  is_document_uploaded: true,
  is_email_verified: true,
  is_phone_number_verified: true,
  is_business: true,
  is_store_can_add_provider: true,
  is_store_can_create_group: true,
  is_store_can_edit_order: true,
  is_store_can_complete_order: true,
  is_ask_estimated_time_for_ready_order: true,
  is_provide_table_booking: true,
  // A matter of taste, and no grant: the dispatch page is a tap away at the top.
} as const;

import { defaultBookingRules } from '#contract/bookings/bookingRules';
import { plainFee } from '#contract/delivery/deliveryFee';
import { defaultOrderRules } from '#contract/orders/orderRules';
import { lakesideSmokehouseMenu } from '../../../demoData/menus/lakesideSmokehouse/index';
import { lakesideSmokehousePeople } from '../../../demoData/menus/lakesideSmokehouse/people';
import { type DemoStore, everyDay, everythingGranted } from './demoStore';
import { demoStoreNames } from './signIns';

const [friday, saturday] = [5, 6];

/** Chicago: dollars, the store's tax on top, miles. Open past midnight before the weekend's days off. */
export const lakesideSmokehouse: DemoStore = {
  seed: 2,
  staffed: 'lakesideSmokehouse',
  row: {
    ...everythingGranted,
    name: [demoStoreNames.smokehouse],
    owner_first_name: 'Dana',
    owner_last_name: 'Whitaker',
    email: 'owner2@demo.test',
    country_phone_code: '+1',
    phone: '3125550199',
    country_code: 'US',
    city_id: 'chicago',
    delivery_type_id: 'food',
    timezone: 'America/Chicago',
    // Open until 2:00 on Fridays and Saturdays.
    day_starts_at: 240,
    address: '510 N St Clair St, Chicago, IL 60611',
    languages_supported: [{ code: 'en', name: 'English', is_visible: true, is_lang_rtl: false }],
    is_distance_unit_mile: true,
    minimum_order_price: 1500,
  },
  menu: lakesideSmokehouseMenu,
  people: lakesideSmokehousePeople,
  subStores: [],
  opening_hours: everyDay({ is_open: true, is_full_day: false, slots: [{ start: '11:00', end: '23:00' }] }).map(
    (day) => (day.day === friday || day.day === saturday ? { ...day, slots: [{ start: '11:00', end: '02:00' }] } : day),
  ),
  order_rules: {
    ...defaultOrderRules,
    is_auto_accept: false,
    answer_within: 15,
    pickup_time: 15,
    delivery_time_min: 15,
    cancel_within: 3,
    cancellation_charge: 500,
    preparation_time: 25,
    delivery_time: 30,
    warn_before: 5,
    grace_period: 15,
    offer_seconds: 45,
    auto_assign: 'off',
    slot_minutes: 30,
    slot_lead_minutes: 0,
    slot_days_ahead: 30,
    slot_orders_max: null,
    is_confirmation_code_required_at_delivery: false,
    is_confirmation_code_required_at_pickup: false,
  },
  booking_rules: { ...defaultBookingRules, slot_minutes: 30, answer_before: 30 },
  delivery_fee: {
    ...plainFee,
    base_price: 399,
    base_price_distance: 1.5,
    price_per_unit_distance: 125,
    min_fare: 399,
    radius: 5,
    free_delivery_above: null,
  },
  delivery_areas: [
    {
      name: ['Near North'],
      shape: {
        kind: 'polygon',
        points: [
          [41.8875, -87.638],
          [41.887, -87.611],
          [41.9125, -87.6225],
          [41.9125, -87.638],
        ],
      },
      fee: {
        ...plainFee,
        area_price: 299,
        base_price: 299,
        base_price_distance: 1.5,
        price_per_unit_distance: 0,
        min_fare: 0,
        free_delivery_above: 4000,
      },
    },
    { name: ['Downtown and West'], shape: { kind: 'circle', center: [41.8885, -87.645], radius: 4_700 } },
  ],
  far_address: { address: '5201 S Cottage Grove Ave, Chicago, IL 60615', location: [41.7995, -87.6065] },
  lunchFor: 'Sandwiches',
  tables: [
    [1, 2],
    [1, 2],
    [2, 4],
    [2, 4],
    [2, 4],
    [3, 6],
    [4, 8],
    [6, 10],
  ],
  rooms: [
    { name: 'Main room', section: '', tables: [1, 2, 3, 6, 7, 8] },
    { name: 'Patio', section: '', tables: [4, 5] },
  ],
  combinations: [[4, 5]],
  trade: {
    ordersADay: 19,
    hours: [
      [11, 3],
      [12, 7],
      [13, 4],
      [14, 2],
      [16, 2],
      [17, 7],
      [18, 11],
      [19, 9],
      [20, 6],
      [21, 3],
      [22, 2],
    ],
    types: [
      ['delivery', 52],
      ['pickup', 36],
      ['table', 12],
    ],
  },
};

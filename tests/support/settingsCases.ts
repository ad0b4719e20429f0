import type { BodyOf, CallName } from '#contract/calls/index';
import type { SettingsName, settingsCalls } from '#contract/settings/index';
import { inject } from './callApi';
import type { ContractCase, ContractCases } from './contractCases';
import type { World } from './contractWorld';
import { alwaysOpen } from './factories/makeStore';

type Fields = Record<string, unknown>;

const bookingTier = {
  ...{ persons_min: 6, from: '', to: '' },
  charges: [{ hours_before: 24, mode: 'absolute', charge: 1000, per: 'person' }],
  no_show: null,
};

const ownReminder = { channel: 'sms', language: 'en', title: '{store}', content: 'See you at {at}, {name}' };

/** Two values of one field of each section: whichever isn't stored is a change. */
const samples: { [Name in SettingsName]: (world: World) => readonly [Fields, Fields] } = {
  store_details: () => [{ website: 'https://a.example' }, { website: 'https://b.example' }],
  order_settings: () => [{ answer_within: 20 }, { answer_within: 25 }],
  delivery_fee_settings: () => [{ min_fare: 310 }, { min_fare: 320 }],
  opening_hours: () => [{ order_type_hours: { table: alwaysOpen } }, { order_type_hours: {} }],
  slot_settings: () => [{ slot_days_ahead: 30 }, { slot_days_ahead: 29 }],
  cancellation_settings: () => [{ cancel_within: 7 }, { cancel_within: 8 }],
  tax_settings: () => [{ store_tax: 7 }, { store_tax: 8 }],
  menu_languages: () => [
    {
      languages: [
        { code: 'en', is_visible: true },
        { code: 'fr', is_visible: true },
        { code: 'nl', is_visible: true },
      ],
    },
    {
      languages: [
        { code: 'en', is_visible: true },
        { code: 'fr', is_visible: false },
      ],
    },
  ],
  region_settings: () => [{ day_starts_at: 240 }, { day_starts_at: 0 }],
  review_settings: () => [
    { apology_max: 500, reply_templates: [] },
    { apology_max: 600, reply_templates: [{ name: 'Rain', text: 'Sorry about the rain, {name}' }] },
  ],
  dispatch_settings: () => [{ offer_seconds: 45 }, { offer_seconds: 50 }],
  booking_times: () => [{ booking_days_ahead: 20 }, { booking_days_ahead: 21 }],
  booking_stays: () => [{ booking_reset_minutes: 5 }, { booking_reset_minutes: 10 }],
  booking_covers: () => [{ booking_covers_max: 30 }, { booking_covers_max: 40 }],
  booking_answers: () => [{ booking_grace_period: 25 }, { booking_grace_period: 35 }],
  booking_texts: () => [{ booking_guest_note: ['No dogs'] }, { booking_guest_note: ['Dogs are welcome'] }],
  email_settings: () => [{ mail_host: 'smtp.a.example' }, { mail_host: 'smtp.b.example' }],
  booking_fee: () => [{ booking_fee_amount: 0 }, { booking_fee_amount: 2_000, booking_fee_after_no_shows: 2 }],
  booking_policy: () => [{ booking_tiers: [] }, { booking_tiers: [bookingTier] }],
  payment_settings: () => [{ cash_max: 5_000 }, { cash_max: 6_000 }],
  gateway_settings: () => [{ payu_merchant: '300746' }, { payu_merchant: '300747' }],
  message_settings: () => [
    { message_booking_reminder: { is_on: false, texts: [] } },
    { message_booking_reminder: { is_on: true, texts: [ownReminder] } },
  ],
  sms_settings: () => [{ sms_parts_price: 750 }, { sms_parts_price: 800 }],
  map_settings: () => [{ map_key_user_panel: 'AIzaOne' }, { map_key_user_panel: 'AIzaTwo' }],
  site_look: () => [{ site_theme: 'grid' }, { site_theme: 'list' }],
  site_search: () => [{ seo_title: ['Pizza'] }, { seo_title: ['Pasta'] }],
  site_addresses: () => [{ facebook_url: 'https://a.example' }, { facebook_url: 'https://b.example' }],
  delivery_pay_settings: () => [{ delivery_pay_amount: 300 }, { delivery_pay_amount: 350 }],
};

const differs = (stored: Fields, sample: Fields): boolean =>
  Object.entries(sample).some(([field, value]) => JSON.stringify(stored[field]) !== JSON.stringify(value));

function casesOf(name: SettingsName): [string, ContractCase<CallName>][] {
  const read = `get_${name}` as CallName;
  return [
    [read, { body: () => ({}) as BodyOf<CallName> }],
    [
      `update_${name}`,
      {
        body: async (world) => {
          const stored = (await inject(world.app, world.mine.owner, read, {})).json()[name] as Fields;
          const [first, second] = samples[name](world);
          const change = differs(stored, first) ? first : second;
          return { version: stored.version, ...change } as BodyOf<CallName>;
        },
      },
    ],
  ];
}

// The names are computed, so the compiler only sees strings.
export const settingsCases = Object.fromEntries(
  (Object.keys(samples) as SettingsName[]).flatMap(casesOf),
) as unknown as ContractCases<keyof typeof settingsCalls>;

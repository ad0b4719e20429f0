import { joined } from '#contract/resources/joined';
import { type SettingsName, secretNames } from '#contract/settings/index';
import { flagsOf } from '#contract/storeFlags';
import { secretTimes } from '../records/storeSecrets';
import { loadSettings, type SettingsRows, type StoreSection } from '../records/storeSection';
import type { AuditSubject } from './audit/service';
import {
  bookingAnswers,
  bookingCovers,
  bookingFee,
  bookingPolicy,
  bookingStays,
  bookingTexts,
  bookingTimes,
} from './bookingRules/service';
import { maps } from './customerMessages/mapKeys';
import { messages } from './customerMessages/messages';
import { sms } from './customerMessages/sms';
import { deliveryFee } from './deliveryAreas/feeSettings';
import { openingHours, serviceValues, slotSettings } from './opening/service';
import { gateways } from './paymentGateways/service';
import { cancellation } from './settings/sections/cancellation';
import { deliveryPay } from './settings/sections/deliveryPay';
import { details } from './settings/sections/details';
import { dispatch } from './settings/sections/dispatch';
import { languages } from './settings/sections/languages';
import { mail } from './settings/sections/mail';
import { orders } from './settings/sections/orders';
import { payments } from './settings/sections/payments';
import { region } from './settings/sections/region';
import { reviews } from './settings/sections/reviews';
import { tax } from './settings/sections/tax';
import { siteAddresses, siteLook, siteSearch } from './settings/sections/website';
import { websiteFacts } from './website/service';

/** The sections of `contract/settings`, complete by its type. */
export const storeSections = {
  // One line each.
  store_details: details,
  order_settings: orders,
  delivery_fee_settings: deliveryFee,
  cancellation_settings: cancellation,
  tax_settings: tax,
  dispatch_settings: dispatch,
  delivery_pay_settings: deliveryPay,
  opening_hours: openingHours,
  slot_settings: slotSettings,
  menu_languages: languages,
  region_settings: region,
  review_settings: reviews,
  booking_times: bookingTimes,
  booking_stays: bookingStays,
  booking_covers: bookingCovers,
  booking_answers: bookingAnswers,
  booking_texts: bookingTexts,
  booking_fee: bookingFee,
  booking_policy: bookingPolicy,
  payment_settings: payments,
  gateway_settings: gateways,
  email_settings: mail,
  message_settings: messages,
  sms_settings: sms,
  map_settings: maps,
  site_look: siteLook,
  site_search: siteSearch,
  site_addresses: siteAddresses,
} satisfies { [Name in SettingsName]: StoreSection };

export const sectionHandlers = joined(storeSections, 'handlers');

const all: readonly StoreSection[] = Object.values(storeSections);

const valuesOf = (rows: SettingsRows) =>
  Object.assign(
    {
      is_approved: rows.store.is_approved,
      is_document_uploaded: rows.store.is_document_uploaded,
      is_email_verified: rows.store.is_email_verified,
      is_phone_number_verified: rows.store.is_phone_number_verified,
      is_second_factor_required: rows.store.is_second_factor_required,
      is_payout_frozen: rows.store.payouts_frozen_at !== null,
      is_blocked_by_platform: rows.store.documents_blocked_at !== null,
      image: rows.store.image && { ...rows.store.image },
      owner_first_name: rows.store.owner_first_name,
      owner_last_name: rows.store.owner_last_name,
      owner_image: rows.store.owner_image && { ...rows.store.owner_image },
      owner_language: rows.store.owner_language,
      owner_starts_with_dashboard: rows.store.owner_starts_with_dashboard || null,
      owner_summary: rows.store.owner_summary,
      email: rows.store.email,
      phone: `${rows.store.country_phone_code} ${rows.store.phone}`,
      booking_calendar: rows.settings.calendar_token,
      ...flagsOf(rows.store),
      ...serviceValues(rows.settings.service_state),
    },
    ...all.map((section) => section.values(rows)),
  );

/** The store itself in the audit log: what the platform decided about it, and the settings of every section. */
export const storeSubject: AuditSubject = {
  async load(tx, storeId) {
    const rows = await loadSettings(tx, storeId);
    const sectionFacts = { ...(await secretTimes(tx, storeId)), ...(await websiteFacts(tx, storeId)) };
    return new Map([[storeId, { name: rows.store.name, values: { ...valuesOf(rows), ...sectionFacts } }]]);
  },
  // The owner signs in with two of them, the third opens the bookings, and people who can't see them read the log too.
  secrets: ['email', 'phone', 'booking_calendar', ...secretNames],
  // No body names the store: it is the session's.
  idsOf: async (_tx, storeId) => [storeId],
};

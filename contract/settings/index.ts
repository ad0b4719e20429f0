import { joined } from '../resources/joined';
import {
  bookingAnswers,
  bookingCovers,
  bookingFee,
  bookingPolicy,
  bookingStays,
  bookingTexts,
  bookingTimes,
} from './bookings';
import { cancellationSettings } from './cancellation';
import { deliveryFeeSettings } from './deliveryFee';
import { deliveryPaySettings } from './deliveryPay';
import { detailsSettings } from './details';
import { dispatchSettings } from './dispatch';
import { languageSettings } from './languages';
import { emailSettings } from './mail';
import { mapSettings } from './maps';
import { messageSettings } from './messages';
import { openingHours } from './openingHours';
import { orderSettings } from './orders';
import { gatewaySettings, paymentSettings } from './payments';
import { regionSettings } from './region';
import { reviewSettings } from './reviews';
import { slotSettings } from './slots';
import { smsSettings } from './sms';
import { taxSettings } from './tax';
import { siteAddresses, siteLook, siteSearch } from './website';

/** The sections of a store's settings (docs/add-a-section.md). */
export const settingsSections = {
  // One line each.
  store_details: detailsSettings,
  order_settings: orderSettings,
  delivery_fee_settings: deliveryFeeSettings,
  cancellation_settings: cancellationSettings,
  tax_settings: taxSettings,
  dispatch_settings: dispatchSettings,
  delivery_pay_settings: deliveryPaySettings,
  opening_hours: openingHours,
  slot_settings: slotSettings,
  menu_languages: languageSettings,
  region_settings: regionSettings,
  review_settings: reviewSettings,
  booking_times: bookingTimes,
  booking_stays: bookingStays,
  booking_covers: bookingCovers,
  booking_answers: bookingAnswers,
  booking_texts: bookingTexts,
  booking_fee: bookingFee,
  booking_policy: bookingPolicy,
  payment_settings: paymentSettings,
  gateway_settings: gatewaySettings,
  email_settings: emailSettings,
  message_settings: messageSettings,
  sms_settings: smsSettings,
  map_settings: mapSettings,
  site_look: siteLook,
  site_search: siteSearch,
  site_addresses: siteAddresses,
};

export type SettingsName = keyof typeof settingsSections;

/** Their calls by name. */
export const settingsCalls = joined(settingsSections, 'calls');

/** The secrets of all sections. */
export const secretNames: readonly string[] = Object.values(settingsSections).flatMap(({ secrets }) =>
  Object.keys(secrets),
);

import type { SettingsSection } from '../defineSettings';
import { areas, tryAddress } from './areas';
import { bookingCalendar } from './bookingCalendar';
import {
  bookingAnswers,
  bookingCovers,
  bookingFee,
  bookingPolicy,
  bookingStays,
  bookingTexts,
  bookingTimes,
} from './bookings';
import { cancellation } from './cancellation';
import { deliveryPay } from './deliveryPay';
import { details } from './details';
import { dispatchRules } from './dispatchRules';
import { fees } from './fees';
import { languages } from './languages';
import { mailLog, mailServer } from './mail';
import { mapKeys, messages, sms } from './messages';
import { calendar, hours, slots } from './opening';
import { ordering } from './ordering';
import { gatewayEvents, gateways, payment } from './payments';
import { platformFlags } from './platformFlags';
import { region } from './region';
import { reviewRules } from './reviewRules';
import { tax } from './tax';
import { siteLinks, siteLook, siteScripts, siteSearch, websiteDomain } from './website';

/** All sections, with their fields. They load with the settings' pages and the history of changes, not with the frame. */
export const sections = [
  // One line each.
  details,
  ordering,
  cancellation,
  tax,
  languages,
  region,
  reviewRules,
  platformFlags,
  areas,
  fees,
  tryAddress,
  dispatchRules,
  deliveryPay,
  hours,
  slots,
  calendar,
  bookingTimes,
  bookingStays,
  bookingCovers,
  bookingAnswers,
  bookingFee,
  bookingTexts,
  bookingCalendar,
  bookingPolicy,
  payment,
  gateways,
  gatewayEvents,
  mailServer,
  mailLog,
  messages,
  sms,
  mapKeys,
  websiteDomain,
  siteLook,
  siteSearch,
  siteLinks,
  siteScripts,
] as const satisfies readonly SettingsSection[];

export type SectionName = (typeof sections)[number]['name'];

const byName = new Map<string, SettingsSection>(sections.map((section) => [section.name, section]));

/** A section's descriptor. */
export function sectionNamed(name: SectionName): SettingsSection {
  const section = byName.get(name);
  if (!section) throw new Error(`No section of the settings is named "${name}"`);
  return section;
}

/** The fields of all sections, for the history of the store's settings. */
export const settingsFields = [...byName.values()].flatMap(({ fields }) => fields);

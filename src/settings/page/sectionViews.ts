import type { ComponentType } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import type { SectionProps, SettingsSection } from '../../descriptors/defineSettings';
import type { SectionName } from '../../descriptors/settings/sections';
import { withPageTexts, withTexts } from '../../i18n/index';
import { loadKinds } from '../../kinds/index';

type View = ComponentType<SectionProps>;
type LoadView = () => Promise<{ default: View }>;

/** A form with the section's fields. */
const described: { form: LoadView } = withPageTexts({ form: () => import('./SectionFormPage') }, 'storeSettings');

/** Sections with their own components: those that have more than fields, or no fields at all. */
const customViews: Partial<Record<SectionName, LoadView>> = withPageTexts(
  {
    // One line each.
    areas: () => import('../areas/AreasSection'),
    fees: () => import('../fees/FeesSection'),
    'delivery-pay': () => import('../delivery-pay/DeliveryPaySection'),
    'try-address': () => import('../try-address/TryAddressSection'),
    hours: () => import('../hours/HoursSection'),
    calendar: withTexts('tools', () => import('../calendar/CalendarSection')),
    details: () => import('../details/DetailsSection'),
    languages: () => import('../languages/LanguagesSection'),
    region: () => import('../region/RegionSection'),
    cancellation: () => import('../cancellation/CancellationSection'),
    'booking-times': () => import('../booking-times/BookingTimesSection'),
    'booking-stays': () => import('../booking-stays/BookingStaysSection'),
    'booking-covers': () => import('../booking-covers/BookingCoversSection'),
    'booking-answers': () => import('../booking-answers/BookingAnswersSection'),
    'booking-calendar': () => import('../booking-calendar/BookingCalendarSection'),
    'booking-fee': () => import('../booking-fee/BookingFeeSection'),
    'booking-policy': () => import('../booking-policy/BookingPolicySection'),
    gateways: () => import('../gateways/GatewaysSection'),
    'gateway-events': withTexts('orders', () => import('../gateways/GatewayEventsSection')),
    'mail-server': () => import('../mail/MailServerSection'),
    'mail-log': () => import('../mail/MailLogSection'),
    messages: () => import('../messages/MessagesSection'),
    sms: () => import('../sms/SmsSection'),
    tax: () => import('../tax/TaxSection'),
    domain: () => import('../website/DomainSection'),
    'site-look': () => import('../website/SiteLookSection'),
    'site-search': () => import('../website/SiteSearchSection'),
    'site-links': () => import('../website/SiteLinksSection'),
    'site-scripts': () => import('../website/ScriptsSection'),
    platform: () => import('../platform/PlatformSection'),
  },
  'storeSettings',
);

const views = new Map<string, View>();

/** A section's component; the same one every time. It loads with all pages' texts and its fields' kinds. */
export function viewOf({ name, fields }: SettingsSection): View {
  const existing = views.get(name);
  if (existing) return existing;
  const load: LoadView = customViews[name as SectionName] ?? described.form;
  const view = lazyWithRetry(async () => {
    const [module] = await Promise.all([load(), loadKinds(fields.map(({ kind }) => kind))]);
    return module;
  });
  views.set(name, view);
  return view;
}

import type { ComponentType } from 'react';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { withPageTexts, withTexts } from '../i18n/index';
import { loadKinds } from '../kinds/index';
import type { SettingsSection } from './defineSettings';
import type { SectionName } from './index';

/** What a section's component gets: its own descriptor. */
export interface SectionProps {
  section: SettingsSection;
}

type View = ComponentType<SectionProps>;
type LoadView = () => Promise<{ default: View }>;

/** A form with the section's fields. */
const described: { form: LoadView } = withPageTexts({ form: () => import('./page/SectionFormPage') }, 'storeSettings');

/** Sections with their own components: those that have more than fields, or no fields at all. */
const own: Partial<Record<SectionName, LoadView>> = withPageTexts(
  {
    // One line each: `tax: () => import('./tax/TaxSection')`.
    areas: () => import('./delivery/AreaList'),
    fees: () => import('./delivery/FeesSection'),
    'try-address': () => import('./delivery/TryAddressSection'),
    hours: () => import('./opening/HoursSection'),
    calendar: withTexts('tools', () => import('./opening/CalendarSection')),
    // One line each.
    details: () => import('./DetailsSection'),
    languages: () => import('./languages/LanguagesSection'),
    region: () => import('./region/RegionSection'),
    cancellation: () => import('./cancellation/CancellationSection'),
    tax: () => import('./tax/TaxSection'),
    platform: () => import('./platform/PlatformSection'),
  },
  'storeSettings',
);

const made = new Map<string, View>();

/** A section's component; the same one every time. It loads with all pages' texts and its fields' kinds. */
export function viewOf({ name, fields }: SettingsSection): View {
  const known = made.get(name);
  if (known) return known;
  const load: LoadView = own[name as SectionName] ?? described.form;
  const view = lazyWithRetry(async () => {
    const [module] = await Promise.all([load(), loadKinds(fields.map(({ kind }) => kind))]);
    return module;
  });
  made.set(name, view);
  return view;
}

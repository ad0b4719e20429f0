import { joined } from '../resources/joined';
import { cancellationSettings } from './cancellation';
import { detailsSettings } from './details';
import { dispatchSettings } from './dispatch';
import { orderSettings } from './orders';
import { taxSettings } from './tax';

/** The sections of a store's settings (docs/add-a-section.md). */
export const settingsSections = {
  // One line each.
  store_details: detailsSettings,
  order_settings: orderSettings,
  cancellation_settings: cancellationSettings,
  tax_settings: taxSettings,
  dispatch_settings: dispatchSettings,
};

export type SettingsName = keyof typeof settingsSections;

/** Their calls by name. */
export const settingsCalls = joined(settingsSections, 'calls');

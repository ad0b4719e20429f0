import { joined } from '../resources/joined';
import { deliveryFeeSettings } from './deliveryFee';
import { dispatchSettings } from './dispatch';
import { orderSettings } from './orders';

/** The sections of a store's settings (docs/add-a-section.md). */
export const settingsSections = {
  // One line each.
  order_settings: orderSettings,
  delivery_fee_settings: deliveryFeeSettings,
  dispatch_settings: dispatchSettings,
};

export type SettingsName = keyof typeof settingsSections;

/** Their calls by name. */
export const settingsCalls = joined(settingsSections, 'calls');

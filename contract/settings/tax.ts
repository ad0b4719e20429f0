import { z } from 'zod';
import { percent } from '../entities/shared';
import { describeSettings, type SettingsOf } from './describeSettings';

/** How the store's prices are taxed. */
export const taxSettings = describeSettings('tax_settings', {
  permission: 'store/setting',
  summary: 'Whether prices include tax, and which rate applies',
  effect: 'Orders keep the tax they were placed with',
  fields: { is_tax_included: z.boolean(), is_use_item_tax: z.boolean(), store_tax: percent },
});
export type TaxSettings = SettingsOf<typeof taxSettings>;

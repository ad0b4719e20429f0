import { z } from 'zod';
import { minor, percent } from '../entities/shared';
import { providerRuleTypes } from '../ledger/providerRuleTypes';
import { describeSettings, type SettingsOf } from './describeSettings';

/** The rule by which a store's delivery people earn (`providerShare`). */
export const deliveryPaySettings = describeSettings('delivery_pay_settings', {
  permission: ['store/setting', 'store/deliveries'],
  summary: 'What delivery people earn with an order: its fee and tip, a fixed amount, or a percentage of both',
  effect: 'Orders that were delivered keep the rule of their delivery',
  fields: {
    delivery_pay: z.enum(providerRuleTypes),
    delivery_pay_amount: minor,
    delivery_pay_percent: percent,
  },
});
export type DeliveryPaySettings = SettingsOf<typeof deliveryPaySettings>;

import { z } from 'zod';
import { minor } from '../entities/shared';
import { limits } from '../limits';
import { gatewayChoices } from '../payments/gateways';
import { describeSettings, type SettingsOf } from './describeSettings';

/** How orders can be paid. */
export const paymentSettings = describeSettings('payment_settings', {
  summary: 'Whether orders can be paid in cash, up to which total, and by card',
  effect: 'Applies to new orders',
  fields: {
    is_cash_on: z.boolean(),
    /** The highest total that can be paid in cash (640); `null` for any. */
    cash_max: minor.min(1).nullable(),
    is_card_on: z.boolean(),
  },
});
export type PaymentSettings = SettingsOf<typeof paymentSettings>;

const key = z.string().trim().max(limits.nameMax);

/** Through which gateways cards are charged online, and the keys of the store's accounts there. */
export const gatewaySettings = describeSettings('gateway_settings', {
  stepUp: true,
  waitsOutside: true,
  summary:
    'The gateways that card payments go through, and their keys. A gateway can be chosen once its keys were checked. The owner’s contacts are told about each change. Keys of another account, and none, are refused while it has unfinished payments (`payments_held`)',
  effect: 'Applies to new payments; those that were begun stay with their gateway',
  fields: {
    first_gateway: z.enum(gatewayChoices),
    /** Takes payments while the first one fails. */
    second_gateway: z.enum(gatewayChoices),
    payu_merchant: key,
    paypal_public: key,
  },
  secrets: {
    ...{ stripe_secret: [], stripe_webhook: [], paystack_secret: [] },
    ...{ payu_secret: ['payu_merchant'], payu_authorization: ['payu_merchant'] },
    ...{ paypal_secret: ['paypal_public'], paypal_webhook: [] },
  },
});
export type GatewaySettings = SettingsOf<typeof gatewaySettings>;

import { limits } from '#contract/limits';
import { gatewayChoices } from '#contract/payments/gateways';
import { defineSettings } from '../defineSettings';

/** How orders can be paid. */
export const payment = defineSettings('payment', {
  entity: 'payment_settings',
  fields: {
    is_cash_on: { kind: 'boolean' },
    cash_max: { kind: 'money', help: true, max: limits.amountMax },
    is_card_on: { kind: 'boolean', help: true },
  },
});

const gateway = { kind: 'choice', choices: gatewayChoices, required: true } as const;
const choiceTexts = 'settings.gateways.choice.gateway';
const key = { kind: 'text', max: limits.nameMax } as const;

/** The gateways for card payments online, and their keys. */
export const gateways = defineSettings('gateways', {
  entity: 'gateway_settings',
  fields: {
    first_gateway: { ...gateway, choiceTexts, help: true },
    second_gateway: { ...gateway, choiceTexts, help: true },
    stripe_secret: { kind: 'secret' },
    stripe_webhook: { kind: 'secret', help: true },
    paystack_secret: { kind: 'secret' },
    payu_merchant: key,
    payu_secret: { kind: 'secret' },
    payu_authorization: { kind: 'secret' },
    paypal_public: key,
    paypal_secret: { kind: 'secret' },
    paypal_webhook: { kind: 'secret' },
  },
});

/** Messages of the gateways, with the changes that each made. */
export const gatewayEvents = defineSettings('gateway-events', {});

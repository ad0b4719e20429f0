import { deliveryPaySettings } from '#contract/settings/deliveryPay';
import { storeSection } from '#server/records/storeSection';

/** Applies to orders that are delivered from now on. */
export const deliveryPay = storeSection(deliveryPaySettings, {
  read: ({ settings: { provider_rule } }) => ({
    delivery_pay: provider_rule.type,
    delivery_pay_amount: provider_rule.amount,
    delivery_pay_percent: provider_rule.percent,
  }),
  write: (changes, { settings: { provider_rule } }) => ({
    settings: {
      provider_rule: {
        type: changes.delivery_pay ?? provider_rule.type,
        amount: changes.delivery_pay_amount ?? provider_rule.amount,
        percent: changes.delivery_pay_percent ?? provider_rule.percent,
      },
    },
  }),
});

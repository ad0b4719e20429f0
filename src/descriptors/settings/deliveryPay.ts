import { providerRuleTypes } from '#contract/ledger/providerRuleTypes';
import { limits } from '#contract/limits';
import { defineSettings } from '../defineSettings';

/** How delivery people earn. */
export const deliveryPay = defineSettings('delivery-pay', {
  entity: 'delivery_pay_settings',
  fields: {
    delivery_pay: { kind: 'choice', choices: providerRuleTypes, required: true },
    delivery_pay_amount: { kind: 'money', required: true, max: limits.amountMax },
    delivery_pay_percent: { kind: 'percent', help: true, required: true },
  },
});

import type { paymentGatewayCalls } from '#contract/calls/paymentGateways';
import type { ContractCases } from './contractCases';

/** Cases of the calls about a store's gateways. Without keys, nothing outside is asked. */
export const paymentGatewayCases: ContractCases<keyof typeof paymentGatewayCalls> = {
  get_payment_gateways: { body: () => ({}) },
  check_payment_gateway: { body: () => ({ name: 'stripe' }) },
};

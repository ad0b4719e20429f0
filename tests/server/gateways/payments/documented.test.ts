import { openPaypal } from '#server/gateways/payments/paypal';
import { openPaystack } from '#server/gateways/payments/paystack';
import { openPayu } from '#server/gateways/payments/payu';
import { openPaypalStandIn, paypalKeys, paypalWebhook } from '../../../support/gateways/paypalStandIn';
import { openPaystackStandIn, paystackKey } from '../../../support/gateways/paystackStandIn';
import { openPayuStandIn, payuKeys } from '../../../support/gateways/payuStandIn';
import { type GatewayCase, testGateway } from './gatewaySuite';

const now = () => new Date('2026-03-02T12:00:00Z');
const noKeys = { secret: '', public: '', merchant: '', authorization: '', isTest: true };
const webhookAddress = 'https://store.test/v3/webhooks/payments/1';

interface StandIn {
  pay: (address: string, isDeclined: boolean) => void;
  loseNextAnswer: () => void;
  failNext: () => void;
  deliveries: GatewayCase['deliveries'];
}

const shared = ({ pay, loseNextAnswer, failNext, deliveries }: StandIn) => ({
  ...{ now, loseNextAnswer, failNext, deliveries },
  payAtPage: async (address: string, card: 'good' | 'declined') => pay(address, card === 'declined'),
});

testGateway('Paystack', () => {
  const standIn = openPaystackStandIn();
  return {
    ...shared(standIn),
    gateway: openPaystack({ secret: paystackKey }, standIn.fetch),
    withWrongKeys: openPaystack({ secret: 'sk_test_wrong' }, standIn.fetch),
    money: { amount: 125_000, currency: 'NGN' },
    secrets: [paystackKey],
  };
});

testGateway('PayU', () => {
  const standIn = openPayuStandIn();
  const keys = { ...noKeys, ...payuKeys, webhookAddress };
  return {
    ...shared(standIn),
    gateway: openPayu(keys, standIn.fetch, now),
    withWrongKeys: openPayu({ ...keys, secret: 'wrong' }, standIn.fetch, now),
    money: { amount: 1250, currency: 'PLN' },
    secrets: [payuKeys.authorization],
  };
});

testGateway('PayPal', () => {
  const standIn = openPaypalStandIn();
  const keys = { ...noKeys, ...paypalKeys, webhookAddress };
  return {
    ...shared(standIn),
    gateway: openPaypal(keys, standIn.fetch, now),
    withWrongKeys: openPaypal({ ...keys, secret: 'wrong' }, standIn.fetch, now),
    money: { amount: 1250, currency: 'EUR' },
    brokenMoney: { amount: 1250, currency: 'HUF' },
    secrets: [paypalWebhook],
  };
});

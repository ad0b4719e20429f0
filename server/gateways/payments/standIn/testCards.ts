/** How a test card behaves. Its numbers are those that the gateway documents for tests. */
export interface TestCard {
  number: string;
  /** The gateway's name of it as a payment method. */
  token: string;
  brand: string;
  /** The error of each payment with it. */
  decline?: { code: string; decline_code: string };
  /** It can be saved, and only payments fail. */
  isSaveable?: boolean;
  /** `always` also asks when the card is saved and its owner isn't there, and then declines. */
  confirmation?: 'once' | 'always';
  /** Payments are disputed as soon as they are captured. */
  isDisputed?: boolean;
  /** A refund ends later. */
  refund?: 'waits' | 'fails';
}

const declined = (decline_code: string, code = 'card_declined') => ({ decline: { code, decline_code } });

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard' },
  {
    number: '4000000000000002',
    token: 'pm_card_visa_chargeDeclined',
    brand: 'visa',
    ...declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    ...declined('insufficient_funds'),
  },
  {
    number: '4000000000009987',
    token: 'pm_card_visa_chargeDeclinedLostCard',
    brand: 'visa',
    ...declined('lost_card'),
  },
  {
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    ...declined('expired_card', 'expired_card'),
  },
  {
    number: '4000000000000119',
    token: 'pm_card_chargeDeclinedProcessingError',
    brand: 'visa',
    ...declined('processing_error', 'processing_error'),
  },
  {
    number: '4000000000000341',
    token: 'pm_card_chargeCustomerFail',
    brand: 'visa',
    ...declined('generic_decline'),
    isSaveable: true,
  },
  { number: '4000002500003155', token: 'pm_card_authenticationRequiredOnSetup', brand: 'visa', confirmation: 'once' },
  { number: '4000002760003184', token: 'pm_card_authenticationRequired', brand: 'visa', confirmation: 'always' },
  { number: '4000000000000259', token: 'pm_card_createDispute', brand: 'visa', isDisputed: true },
  { number: '4000000000007726', token: 'pm_card_pendingRefund', brand: 'visa', refund: 'waits' },
  { number: '4000000000005126', token: 'pm_card_refundFail', brand: 'visa', refund: 'fails' },
];

/** The test card with a number or a token; `undefined` if it isn't one of them, as a real card's number is. */
export const testCardOf = (text: string): TestCard | undefined => {
  const digits = text.replace(/[\s-]/g, '');
  return testCards.find(({ number, token }) => number === digits || token === text);
};

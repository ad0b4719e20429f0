import type { PushCode } from '#contract/codes/pushCodes';
import { signInPushTexts } from './signInPush';

/** The text of each socket or push message. */
export const pushTexts = {
  ...signInPushTexts,
  2061: 'A delivery person has accepted an order.',
  2062: 'The delivery person is on the way to the store.',
  2063: 'The delivery person has arrived at the store.',
  2064: 'The order has been picked up.',
  2065: 'The delivery is on its way to the customer.',
  2066: 'The delivery person has arrived at the customer’s address.',
  2067: 'The order has been delivered.',
  2068: 'A customer has cancelled an order.',
  2069: 'No delivery person was found for an order. Search again, or choose someone yourself.',
  2070: 'New scheduled order.',
  2071: 'New order.',
  2072: 'Your store has been approved.',
  2074: 'The customer has approved a change to an order.',
  2088: 'The details of an order have changed.',
  2094: 'A customer left a low review.',
  2095: 'The platform has accepted a document of your store.',
  2096: 'The platform has refused a document of your store.',
  2097: 'A document of your store expires soon.',
} satisfies Record<PushCode, string>;

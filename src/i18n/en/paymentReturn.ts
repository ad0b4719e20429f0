/** The page to which customers come back from a payment gateway. */
export const paymentReturn = {
  done: {
    title: 'Thank you',
    detail: 'Your payment is on its way to the store. You can close this page.',
  },
  cancelled: {
    title: 'Nothing was paid',
    detail: 'You can open the payment link again at any time, or ask the store.',
  },
};

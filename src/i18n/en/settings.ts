/** Store settings, in dialogs of their own. */
export const settings = {
  failed: 'Couldn’t load the settings.',
  orders: {
    answer_within: 'Minutes until a new order is rejected',
    answer_within_hint:
      'If nobody accepts or rejects an order in this time, it is rejected and the customer’s payment is refunded.',
    note: 'Also applies to orders that are waiting now. Scheduled orders wait until their time. Orders you take yourselves are accepted right away.',
  },
};

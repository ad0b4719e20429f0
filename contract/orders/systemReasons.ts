/**
 * Reasons that the system gives when it ends an order automatically; stored exactly like this, so that an app can
 * translate them.
 */
export const systemReasons = {
  notAnswered: 'Not answered in time',
  noShow: 'The guests did not come',
  takenForHandedOver: 'Taken for handed over, an hour after it was ready',
} as const;

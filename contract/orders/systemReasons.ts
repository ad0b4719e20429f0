/** Reasons that the system gives when it ends an order by itself; kept as they stand here, so that an app may translate them. */
export const systemReasons = {
  notAnswered: 'Not answered in time',
  noShow: 'The guests did not come',
  takenForHandedOver: 'Taken for handed over, an hour after it was ready',
} as const;

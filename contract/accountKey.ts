/** Identifies an account: a store's owner, or one of its sub-accounts. */
export const accountKey = (storeId: string, subStoreId: string | null | undefined): string =>
  `${storeId}/${subStoreId ?? 'owner'}`;

import { useSession } from '../session/useSession';

/** The currency in which the store's prices are. */
export const useStoreMoney = (): string => useSession()?.store.currency ?? 'EUR';

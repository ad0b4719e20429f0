import { useCallback } from 'react';
import type { Store } from '#contract/entities/store';
import { formatMoney, type Minor } from '#contract/money';
import { useSession } from '../../session/useSession';
import { useStoreText } from './useStoreText';

/** What a store's records are shown and typed by. */
export interface StoreFormat extends ReturnType<typeof useStoreText> {
  store: Store;
  timezone: string;
  currency: string;
  money: (amount: Minor) => string;
}

/**
 * The signed-in store, and how its texts, amounts and times are read here. Only behind the route guard.
 *
 * @example const { text, money } = useStoreFormat(); text(item.name)
 */
export function useStoreFormat(): StoreFormat {
  const session = useSession();
  if (!session) throw new Error('Nobody is signed in: store surroundings are for pages behind the route guard');
  const { store } = session;
  const { timezone, currency } = store;
  const texts = useStoreText(store);
  const { locale } = texts;
  const money = useCallback((amount: Minor) => formatMoney(amount, currency, locale), [currency, locale]);
  return { ...texts, store, timezone, currency, money };
}

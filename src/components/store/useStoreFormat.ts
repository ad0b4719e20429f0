import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Store } from '#contract/entities/store';
import { formatMoney, type Minor } from '#contract/money';
import { localText } from '#contract/multilingual';
import { useSession } from '../../session/useSession';

/** The current language, its position in the store's multilingual values, and a function that reads them. */
export function useStoreText(store: Store) {
  const locale = useLocale();
  const language = Math.max(
    0,
    store.languages_supported.findIndex(({ code, is_removed }) => code === locale && !is_removed),
  );
  const text = useCallback((value: readonly string[]) => localText(value, language), [language]);
  return { locale, language, text };
}

/** The formats in which a store's records are shown and edited. */
export interface StoreFormat extends ReturnType<typeof useStoreText> {
  store: Store;
  timezone: string;
  currency: string;
  money: (amount: Minor) => string;
}

/**
 * The signed-in store, and how its texts, amounts and times are shown. Only for pages behind the route guard.
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

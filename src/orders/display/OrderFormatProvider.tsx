import { type ReactNode, useMemo } from 'react';
import type { Store } from '#contract/entities/store';
import { useStoreText } from '../../components/store/useStoreFormat';
import { OrderContext } from './orderContext';

/** Provides the store's rules, zone and language to everything that shows an order. */
export const OrderFormatProvider = ({ store, children }: { store: Store; children: ReactNode }) => {
  const { locale, language } = useStoreText(store);
  const { timezone, day_starts_at, order_rules: rules } = store;
  const format = useMemo(
    () => ({ timezone, day_starts_at, rules, locale, language }),
    [timezone, day_starts_at, rules, locale, language],
  );
  return <OrderContext value={format}>{children}</OrderContext>;
};

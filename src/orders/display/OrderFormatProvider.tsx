import { type ReactNode, useMemo } from 'react';
import type { Store } from '#contract/entities/store';
import { useStoreText } from '../../components/store/useStoreFormat';
import { OrderContext } from './orderContext';

/** Provides the store's rules, zone and language to everything that shows an order. */
export const OrderFormatProvider = ({ store, children }: { store: Store; children: ReactNode }) => {
  const { locale, language } = useStoreText(store);
  const { timezone, order_rules: rules } = store;
  const format = useMemo(() => ({ timezone, rules, locale, language }), [timezone, rules, locale, language]);
  return <OrderContext value={format}>{children}</OrderContext>;
};

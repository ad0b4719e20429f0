import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { FoundCustomer } from '../../../components/order/caller';
import { lookUpDigits } from '../../../components/order/phoneRules';
import type { StoreDataProvider } from '../../../dataProvider/index';

const fewestDigits = 3;
const mostDigits = 15;
const pauseMs = 200;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Earlier customers whose number holds what was typed, from three digits on, once the typing pauses. */
export function useFoundCustomers(phone: string): { found: FoundCustomer[]; isSearching: boolean } {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const digits = useSettled(lookUpDigits(phone)).slice(0, mostDigits);
  const isWanted = digits.length >= fewestDigits;
  const { data, isFetching } = useQuery({
    queryKey: ['customers', digits],
    queryFn: () => dataProvider.findCustomer({ phone: digits }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  return { found: isWanted ? (data?.data ?? []) : [], isSearching: isFetching };
}

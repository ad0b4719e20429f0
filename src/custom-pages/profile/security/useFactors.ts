import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Factors } from '#contract/entities/factor';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useAccessChanges } from '../../../realtime/useMessageReactions';

const queryKey = ['factors'] as const;

const countOf = ({ totp, passkeys }: Factors): number => passkeys.length + (totp ? 1 : 0);

/** The second factors of who is signed in. What another device changed shows when the window is looked at again. */
export function useFactors() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getFactors({}, { signal })).factors,
  });
  const notify = useNotify();
  useAccessChanges(() => void refetch());
  return {
    factors: data,
    error,
    refetch,
    /** After a change seemed to fail: @returns whether a factor was added after all, and only the reply was lost */
    wasAdded: async (): Promise<boolean> => {
      const before = data && countOf(data);
      const { data: now } = await refetch();
      const isAdded = before !== undefined && now !== undefined && countOf(now) > before;
      if (isAdded) notify('security.codes.unseen', { type: 'warning' });
      return isAdded;
    },
    /** Puts what a change replied in its place. */
    show: (factors: Factors) => queryClient.setQueryData(queryKey, factors),
  };
}

/** A part of the page that shows factors and changes them. */
export interface FactorsPart {
  factors: Factors;
  show: (factors: Factors) => void;
  wasAdded: () => Promise<boolean>;
  /** Shows new recovery codes, which can't be read again. */
  showCodes: (codes: readonly string[] | null) => void;
}

/** Whether removing one factor leaves the account with the password alone. */
export const isLastFactor = (factors: Factors): boolean => countOf(factors) === 1;

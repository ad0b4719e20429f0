import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { Factors } from '#contract/entities/factor';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useAccessChanges } from '../../../realtime/useMessageReactions';
import { checkupKey } from './useCheckup';

const queryKey = ['factors'] as const;

/** The second factors of who is signed in, which other devices of theirs can change too. */
export function useFactors() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getFactors({}, { signal })).factors,
  });
  useAccessChanges(() => void refetch());
  return {
    factors: data,
    error,
    refetch,
    /** Puts what a change replied in its place. */
    show: (factors: Factors) => {
      queryClient.setQueryData(queryKey, factors);
      void queryClient.invalidateQueries({ queryKey: checkupKey });
    },
  };
}

/** A part of the page that shows factors and changes them. */
export interface FactorsPart {
  factors: Factors;
  show: (factors: Factors) => void;
  /** Shows new recovery codes, which can't be read again. */
  showCodes: (codes: readonly string[] | null) => void;
  /** Shows what adding a factor replied. */
  showAdded: (reply: AddedFactor) => void;
}

/** The reply to adding a factor. */
export type AddedFactor = Pick<ReplyOf<'confirm_totp'>, 'factors' | 'recovery_codes' | 'demo_message'>;

/** Whether removing one factor leaves the account with the password alone. */
export const isLastFactor = ({ totp, passkeys }: Factors): boolean => passkeys.length + (totp ? 1 : 0) === 1;

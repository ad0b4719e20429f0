import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../index';

export type MadeInvitation = ReplyOf<'invite_sub_store'>['invitation'];

/** Makes an account's link; the link of before is dead then. */
export function useInvitation(_id: string) {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isRunning, setRunning] = useState(false);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const invite = useCallback(async () => {
    setRunning(true);
    setFailure(null);
    try {
      setMade((await dataProvider.inviteSubStore({ _id })).invitation);
      void queryClient.invalidateQueries({ queryKey: [raName('sub_stores'), 'getList'], refetchType: 'none' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(errorText(error));
    } finally {
      setRunning(false);
    }
  }, [_id, queryClient, dataProvider]);
  return { invite, isRunning, made, failure };
}

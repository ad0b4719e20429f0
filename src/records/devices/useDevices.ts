import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { callApi } from '../../dataProvider/callApi';

/** The devices of an account, and how they are signed out. */
export function useDevices(account: string | undefined) {
  const queryClient = useQueryClient();
  const queryKey = ['devices', account ?? 'own'];
  const whose = account === undefined ? {} : { sub_store_id: account };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi('get_session_list', whose, { signal })).data,
  });
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (what: string, call: () => Promise<unknown>) => {
    setEnding(what);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // One that ended by itself meanwhile is what was wanted; the list shows it.
      if (error.fields.length === 0) setFailure(errorText(error));
    } finally {
      await queryClient.invalidateQueries({ queryKey });
      setEnding(null);
    }
  };
  return {
    ...query,
    ending,
    failure,
    end: (_id: string) => run(_id, () => callApi('end_session', { _id })),
    endOthers: () => run('others', () => callApi('end_other_sessions', whose)),
  };
}

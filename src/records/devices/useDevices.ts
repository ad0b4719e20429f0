import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';

/** The devices of an account, and how they are signed out. */
export function useDevices(account: string | undefined) {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryKey = ['devices', account ?? 'own'];
  const whose = account === undefined ? {} : { sub_store_id: account };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getSessionList(whose, { signal })).data,
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
    end: (_id: string) => run(_id, () => dataProvider.endSession({ _id })),
    endOthers: () => run('others', () => dataProvider.endOtherSessions(whose)),
  };
}

import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SettingsEntity } from '#contract/calls/entityNames';
import type { StoreDataProvider } from '../dataProvider/index';
import type { Fields, SavedValues } from '../records/form/formValues';

export interface SettingsAccess {
  query: UseQueryResult<SavedValues>;
  /** Reads the newest values past the cache. */
  read: () => Promise<SavedValues>;
  /** Saves changes over a version, and returns the new one. */
  save: (version: number, changes: Fields) => Promise<SavedValues>;
}

/** A section's values in the server's format. Its page and the dialogs elsewhere share the query. */
export function useSettings(
  entity: SettingsEntity,
  cache: { gcTime?: number; staleTime?: number } = {},
): SettingsAccess {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryKey = ['settings', entity];
  const read = () => dataProvider.getSettings(entity);
  return {
    query: useQuery({ queryKey, queryFn: read, ...cache }),
    read,
    save: async (version, changes) => {
      const saved = await dataProvider.updateSettings(entity, version, changes);
      queryClient.setQueryData(queryKey, saved);
      return saved;
    },
  };
}

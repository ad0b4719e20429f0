import { useCallback } from 'react';
import { useStoreFormat } from '../components/store/useStoreFormat';
import type { Resource } from './defineResource';
import { type ResourceName, resources } from './resources/index';

/** The same for a list that may not belong to a resource: then records have no names. */
export function useRecordNameOf(resource: Resource | undefined): (record: object) => string {
  const { text } = useStoreFormat();
  const represent = resource?.represent;
  return useCallback(
    (record) => {
      const name = represent?.(record as Record<string, unknown>) ?? '';
      return typeof name === 'string' ? name : text(name);
    },
    [represent, text],
  );
}

/** Returns a record's name in the user's language, as its descriptor represents it. */
export const useRecordName = (resource: ResourceName): ((record: object) => string) =>
  useRecordNameOf(resources[resource]);

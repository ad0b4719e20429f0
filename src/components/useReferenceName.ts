import { useCallback } from 'react';
import { useGetList, useLocale } from 'react-admin';
import { referenceLanguages } from '#contract/referenceLanguages';

type Named = { id: string; name: string[] };

/** Reference data with few rows, loaded once. */
const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * Returns the names of reference data in the current language; the ID until they have loaded.
 *
 * @example const nameOf = useReferenceName('vehicle_types'); nameOf('scooter')
 */
export function useReferenceName(resource: 'document_types' | 'vehicle_types'): (id: string) => string {
  const { data } = useGetList<Named>(resource, all, { staleTime: Number.POSITIVE_INFINITY });
  const locale = useLocale();
  return useCallback(
    (id: string) => {
      const position = referenceLanguages.findIndex((code) => locale.startsWith(code));
      const names = data?.find((row) => row.id === id)?.name;
      return names?.[Math.max(0, position)] ?? names?.[0] ?? id;
    },
    [data, locale],
  );
}

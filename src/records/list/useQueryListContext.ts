import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListControllerResult, useListParams } from 'react-admin';
import { useSetFilters } from './useSetFilters';

interface QueryListOptions<Row extends { _id: string }> {
  /** The name under which this device stores the list's columns and filters. */
  resource: string;
  /** The result of `useListParams`: page, sort and filters in the address, and their setters. */
  params: ReturnType<typeof useListParams>;
  query: UseQueryResult<{ data: Row[]; count: number }>;
  /** Reloads everything that belongs to the list. */
  refetch: () => unknown;
}

/**
 * A list context for rows from a custom call, for pages that aren't a react-admin resource. Filters chosen in quick
 * succession all apply.
 */
export function useQueryListContext<Row extends { _id: string }>({
  resource,
  params: [params, change],
  query,
  refetch,
}: QueryListOptions<Row>): ListControllerResult<Row & { id: string }> {
  const { page, perPage, sort: field, order, filterValues } = params;
  const setFilters = useSetFilters({ filterValues, setFilters: change.setFilters });
  const rows = query.data?.data;
  const data = useMemo(() => rows?.map((row) => ({ ...row, id: row._id })), [rows]);
  return {
    resource,
    data,
    total: query.data?.count,
    error: query.error,
    isPending: query.isPending,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    refetch,
    page,
    perPage,
    sort: { field, order },
    filterValues,
    displayedFilters: {},
    setPage: change.setPage,
    setPerPage: change.setPerPage,
    setSort: change.setSort,
    setFilters,
  } as unknown as ListControllerResult<Row & { id: string }>;
}

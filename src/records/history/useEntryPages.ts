import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/audit/auditEntry';

interface Page {
  data: AuditEntry[];
  count: number;
}

/**
 * Entries page by page, the latest first: each page begins where the one before ended, so that what is written meanwhile shifts none.
 *
 * @param load a page; `before` names the last entry that is there already
 */
export function useEntryPages(key: readonly unknown[], perPage: number, load: (before?: string) => Promise<Page>) {
  const query = useInfiniteQuery({
    queryKey: ['audit', ...key],
    queryFn: ({ pageParam }) => load(pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: ({ data }) => (data.length < perPage ? undefined : data.at(-1)?._id),
    placeholderData: keepPreviousData,
    // What is new is what one came to see.
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return { ...query, entries, count: query.data?.pages[0]?.count };
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { loadKindsOf } from './fieldChanges';

interface Page {
  data: AuditEntry[];
  count: number;
}

/**
 * Entries page by page, newest first. Each page starts where the previous one ended, so new entries don't shift them.
 *
 * @param load a page; `before` names the last entry that is there already
 */
export function useEntryPages(key: readonly unknown[], perPage: number, load: (before?: string) => Promise<Page>) {
  const query = useInfiniteQuery({
    queryKey: ['audit', ...key],
    queryFn: async ({ pageParam }) => {
      const page = await load(pageParam || undefined);
      await loadKindsOf(page.data);
      return page;
    },
    initialPageParam: '',
    getNextPageParam: ({ data }) => (data.length < perPage ? undefined : data.at(-1)?._id),
    placeholderData: keepPreviousData,
    // People come for the latest entries.
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return { ...query, entries, count: query.data?.pages[0]?.count };
}

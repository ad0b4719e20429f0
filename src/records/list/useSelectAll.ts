import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import { useSelection } from './selection';

export interface Gathering {
  done: number;
  total: number;
}

/**
 * Selects every record that the list's search and filters leave, on all pages: the server is asked for them page by
 * page, in an order that later changes do not shift.
 */
export function useSelectAll() {
  const dataProvider = useDataProvider();
  const selection = useSelection();
  const { resource, filterValues, sort, total = 0 } = useListContext();
  const [gathering, setGathering] = useState<Gathering | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setGathering(null);
  };
  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailed(false);
    const found = new Set<string>();
    const load = (page: number) => {
      setGathering({ done: found.size, total: Math.max(total, found.size) });
      return dataProvider.getList(resource, {
        pagination: { page, perPage: limits.perPageMax },
        sort,
        filter: filterValues,
      });
    };
    try {
      for await (const { data } of fetchAllPages(load)) {
        if (signal.aborted) return;
        for (const { id } of data) found.add(String(id));
      }
      selection?.add(found);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
    if (!signal.aborted) setGathering(null);
  };
  return { gathering, hasFailed, start, cancel };
}

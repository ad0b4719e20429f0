import { useState } from 'react';
import { type ListControllerResult, useListContext } from 'react-admin';

type Rows = Pick<ListControllerResult, 'data' | 'total'>;

/**
 * The list on screen. Where it could not be loaded, the rows that were there stay: a search that fails takes away nothing
 * that somebody was reading.
 */
export function useListContextWithKeptRows(): ListControllerResult {
  const context = useListContext();
  const { data, total, error } = context;
  const [kept, setKept] = useState<Rows>({ data, total });
  if (data && (data !== kept.data || total !== kept.total)) setKept({ data, total });
  return error && !data && kept.data?.length ? ({ ...context, ...kept } as ListControllerResult) : context;
}

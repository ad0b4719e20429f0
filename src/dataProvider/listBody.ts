import type { GetListParams } from 'ra-core';
import { limits } from '#contract/limits';
import { searchKey } from '#contract/searchKey';

/**
 * Turns react-admin's arguments into a list call's. `filter.q` is the search; `filter.board`, `filter.ids` and dates have their
 * own fields.
 */
export function listBody({ pagination, sort, filter = {} }: Partial<GetListParams>) {
  const { q, board, start_date, end_date, ids, ...rest } = filter;
  const search = typeof q === 'string' ? searchKey(q) : '';
  return {
    page: pagination?.page ?? 1,
    perPage: Math.min(pagination?.perPage ?? limits.pageSizes[0], limits.perPageMax),
    ...(sort?.field && sort.field !== 'id' ? { sort_by: sort.field, sort_order: sort.order } : {}),
    ...(search ? { query: search } : {}),
    ...(board ? { board } : {}),
    ...(start_date ? { start_date } : {}),
    ...(end_date ? { end_date } : {}),
    ...(ids ? { ids } : {}),
    ...(Object.keys(rest).length > 0 ? { filter: rest } : {}),
  };
}

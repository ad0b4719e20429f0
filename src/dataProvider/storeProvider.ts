import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { limits } from '#contract/limits';
import { callApi } from './callApi';

/** Records carry `_id` on the wire; react-admin wants `id`. */
const withId = <Wire extends { _id: string }>(record: Wire): Wire & { id: string } => ({ ...record, id: record._id });

/** A list call's arguments from react-admin's. `filter.q` is the search; `filter.board` and dates have places of their own. */
export function listBody({ pagination, sort, filter = {} }: Partial<GetListParams>) {
  const { q, board, start_date, end_date, ...rest } = filter;
  const search = typeof q === 'string' ? q.trim().toLowerCase() : '';
  return {
    page: pagination?.page ?? 1,
    perPage: Math.min(pagination?.perPage ?? limits.pageSizes[0], limits.perPageMax),
    ...(sort?.field && sort.field !== 'id' ? { sort_by: sort.field, sort_order: sort.order } : {}),
    ...(search.length >= limits.searchMin || /^\d+$/.test(search) ? { query: search } : {}),
    ...(board ? { board } : {}),
    ...(start_date ? { start_date } : {}),
    ...(end_date ? { end_date } : {}),
    ...(Object.keys(rest).length > 0 ? { filter: rest } : {}),
  };
}

type ListBody = Parameters<typeof callApi<'get_order_list'>>[1];

/** How a resource's records are read. Resources that can be written add their calls here. */
const readers: Record<
  string,
  {
    list: (body: ListBody) => Promise<{ data: { _id: string }[]; count: number }>;
    one: (id: string) => Promise<{ _id: string }>;
  }
> = {
  orders: {
    list: (body) => callApi('get_order_list', body),
    one: async (order_id) => (await callApi('get_order', { order_id })).order,
  },
};

function readerOf(resource: string) {
  const reader = readers[resource];
  if (!reader) throw new Error(`No calls are known for the resource "${resource}"`);
  return reader;
}

const notOffered = (method: string) => () =>
  Promise.reject(new Error(`${method} is not offered by the store API here`));

/** react-admin's CRUD methods over the store API's POST calls. */
export const storeProvider: DataProvider = {
  getList: async (resource, params) => {
    const { data, count } = await readerOf(resource).list(listBody(params) as ListBody);
    return { data: data.map(withId) as unknown as RaRecord[] as never, total: count };
  },
  getOne: async (resource, { id }) => ({ data: withId(await readerOf(resource).one(String(id))) as never }),
  getMany: async (resource, { ids }) => {
    const { data } = await readerOf(resource).list({ ids: ids.map(String), perPage: limits.perPageMax });
    return { data: data.map(withId) as never };
  },
  getManyReference: async (resource, { target, id, ...params }) => {
    const body = listBody({ ...params, filter: { ...params.filter, [target]: id } }) as ListBody;
    const { data, count } = await readerOf(resource).list(body);
    return { data: data.map(withId) as never, total: count };
  },
  create: notOffered('create'),
  update: notOffered('update'),
  updateMany: notOffered('updateMany'),
  delete: notOffered('delete'),
  deleteMany: notOffered('deleteMany'),
};

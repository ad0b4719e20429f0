import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { v4 as uuid } from 'uuid';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import { limits } from '#contract/limits';
import { searchKey } from '#contract/searchKey';
import { ApiError } from './apiError';
import { callApi } from './callApi';
import { changedFields, recordCalls } from './recordCalls';

/** Records carry `_id` on the wire; react-admin wants `id`. */
const withId = <Wire extends { _id: string }>(record: Wire): Wire & { id: string } => ({ ...record, id: record._id });

/** A list call's arguments from react-admin's. `filter.q` is the search; `filter.board` and dates have places of their own. */
export function listBody({ pagination, sort, filter = {} }: Partial<GetListParams>) {
  const { q, board, start_date, end_date, ...rest } = filter;
  const search = typeof q === 'string' ? searchKey(q) : '';
  return {
    page: pagination?.page ?? 1,
    perPage: Math.min(pagination?.perPage ?? limits.pageSizes[0], limits.perPageMax),
    ...(sort?.field && sort.field !== 'id' ? { sort_by: sort.field, sort_order: sort.order } : {}),
    ...(search ? { query: search } : {}),
    ...(board ? { board } : {}),
    ...(start_date ? { start_date } : {}),
    ...(end_date ? { end_date } : {}),
    ...(Object.keys(rest).length > 0 ? { filter: rest } : {}),
  };
}

interface Reader {
  list: (body: object, signal?: AbortSignal) => Promise<{ data: { _id: string }[]; count: number }>;
  one: (id: string) => Promise<{ _id: string }>;
}

/** Orders are read by names of their own, and move by calls that are no CRUD. */
const orders: Reader = {
  list: (body, signal) => callApi('get_order_list', body as BodyOf<'get_order_list'>, signal ? { signal } : {}),
  one: async (order_id) => (await callApi('get_order', { order_id })).order,
};

const readerOf = (resource: string): Reader =>
  resource === 'orders'
    ? orders
    : { list: (body, signal) => recordCalls.list(resource, body, signal), one: (id) => recordCalls.one(resource, id) };

/** What is the record's own and no field of it. */
const withoutKeys = ({ id: _, _id, version, ...fields }: Partial<RaRecord>) => fields;

/** @throws ApiError of the first record that was not changed; the others were */
function allChanged(results: readonly BulkResult[]): string[] {
  const failed = results.find(({ success }) => !success);
  if (failed) throw new ApiError(failed.error_code ?? errorCodes.INTERNAL_SERVER_ERROR);
  return results.map(({ _id }) => _id);
}

/**
 * react-admin's CRUD methods over the store API's POST calls. An update sends the fields that differ from
 * `previousData`, in the version that this bears.
 */
export const storeProvider: DataProvider = {
  getList: async (resource, params) => {
    const { data, count } = await readerOf(resource).list(listBody(params), params.signal);
    return { data: data.map(withId) as unknown as RaRecord[] as never, total: count };
  },
  getOne: async (resource, { id }) => ({ data: withId(await readerOf(resource).one(String(id))) as never }),
  getMany: async (resource, { ids }) => {
    const { data } = await readerOf(resource).list({ ids: ids.map(String), perPage: limits.perPageMax });
    return { data: data.map(withId) as never };
  },
  getManyReference: async (resource, { target, id, ...params }) => {
    const body = listBody({ ...params, filter: { ...params.filter, [target]: id } });
    const { data, count } = await readerOf(resource).list(body);
    return { data: data.map(withId) as never, total: count };
  },
  create: async (resource, { data, meta }) => {
    const added = await recordCalls.add(resource, withoutKeys(data), meta?.idempotencyKey ?? uuid());
    return { data: withId(added) as never };
  },
  update: async (resource, { id, data, previousData }) => {
    const changes = changedFields(withoutKeys(previousData), withoutKeys(data));
    return { data: withId(await recordCalls.update(resource, String(id), previousData.version, changes)) as never };
  },
  updateMany: async (resource, { ids, data }) => {
    const { results } = await recordCalls.updateMany(resource, ids.map(String), withoutKeys(data));
    return { data: allChanged(results) as never };
  },
  delete: async (resource, { id, previousData }) => {
    await recordCalls.remove(resource, String(id));
    return { data: (previousData ?? { id }) as never };
  },
  deleteMany: async (resource, { ids }) => {
    const { results } = await recordCalls.removeMany(resource, ids.map(String));
    return { data: allChanged(results) as never };
  },
};

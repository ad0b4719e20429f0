import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { v4 as uuid } from 'uuid';
import type { EntityName, SettingsEntity } from '#contract/calls/entityNames';
import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import { limits } from '#contract/limits';
import { getSession } from '../session/session';
import { ApiError } from './apiError';
import { callApi } from './callApi';
import { listBody } from './listBody';

/** The reply of a bulk call: a result for each record, and the argument for `undo_change`. */
export interface BulkOutcome {
  results: BulkResult[];
  change_id: string | null;
}

type Fields = Record<string, unknown>;
type WireRecord = { _id: string; version: number } & Fields;

/** Calls are named after their entity. Body and reply types are checked where a screen names the call itself. */
const callOf = <Reply>(name: string, body: object, signal?: AbortSignal): Promise<Reply> =>
  callApi(name as StoreCallName, body as BodyOf<StoreCallName>, signal ? { signal } : {}) as Promise<
    ReplyOf<StoreCallName>
  > as Promise<Reply>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields that a form changed. Only those are sent, so that a stale field is never written back and two people who
 * edit different fields of a record conflict only on the version.
 *
 * @example changedFields({ price: 5, tax: 0 }, { price: 6, tax: 0 }) // { price: 6 }
 */
const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(before[field], value)));

/** Calls for the sections of the settings; each section has its own version. */
export const settingsCalls = {
  getSettings: async (entity: SettingsEntity) =>
    (await callOf<Record<string, { version: number } & Fields>>(`get_${entity}`, {}))[entity] as {
      version: number;
    } & Fields,

  /** @throws ApiError 4009 with `details.current` if the version has changed */
  updateSettings: async (entity: SettingsEntity, version: number, changes: Fields) =>
    (await callOf<Record<string, { version: number } & Fields>>(`update_${entity}`, { ...changes, version }))[
      entity
    ] as { version: number } & Fields,
};

/** Records carry `_id` on the wire; react-admin wants `id`. */
const withId = <Wire extends { _id: string }>(record: Wire): Wire & { id: string } => ({ ...record, id: record._id });

type ListParams = Partial<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/** the registry knows of resources, by react-admin's names for them. */
export interface ResourceFacts {
  /** Finds the entity, which calls are named after. */
  entityOf: (resource: string) => EntityName;
  /** Returns a list's parameters as its call takes them; as they are by default. */
  callParams?: (resource: string, params: ListParams, timezone: string) => ListParams;
}

interface Reader {
  list: (body: object, signal?: AbortSignal) => Promise<{ data: { _id: string }[]; count: number }>;
  one: (id: string) => Promise<{ _id: string }>;
}

/** The call takes several statuses; a list's filter has one. */
function withStatuses(body: object): BodyOf<'get_order_list'> {
  const { filter, ...rest } = body as { filter?: { order_status?: unknown } };
  const status = filter?.order_status;
  const query = typeof status === 'number' ? { ...filter, order_status: [status] } : filter;
  return { ...rest, ...(query ? { filter: query } : {}) } as BodyOf<'get_order_list'>;
}

/** Orders are read under their own call names, and change through calls that aren't CRUD. */
const orders: Reader = {
  list: (body, signal) => callApi('get_order_list', withStatuses(body), signal ? { signal } : {}),
  one: async (order_id) => (await callApi('get_order', { order_id })).order,
};

/** A record's own keys, which aren't fields. */
const withoutKeys = ({ id: _, _id, version, ...fields }: Partial<RaRecord>) => fields;

/** @throws ApiError of the first record that wasn't changed; the others were */
function allChanged(results: readonly BulkResult[]): string[] {
  const failed = results.find(({ success }) => !success);
  if (failed) throw new ApiError(failed.error_code ?? errorCodes.INTERNAL_SERVER_ERROR);
  return results.map(({ _id }) => _id);
}

/**
 * react-admin's CRUD methods over the store API's POST calls: `get_X_list`, `get_X`, `add_X`, `update_X`, `delete_X`.
 *
 * An update sends the fields that differ from `previousData`, with its version. It throws ApiError 4009 with
 * `details.current` if the record's version has changed. `meta.idempotencyKey` is the same for every attempt at one
 * creation.
 */
export function createStoreProvider({ entityOf, callParams = (_, params) => params }: ResourceFacts) {
  /** The record in a single-record call's reply. */
  async function recordOf(resource: string, verb: 'get' | 'add' | 'update', body: object): Promise<WireRecord> {
    const entity = entityOf(resource);
    return (await callOf<Record<EntityName, WireRecord>>(`${verb}_${entity}`, body))[entity];
  }

  const readerOf = (resource: string): Reader =>
    resource === 'orders'
      ? orders
      : {
          list: (body, signal) => callOf(`get_${entityOf(resource)}_list`, body, signal),
          one: (_id) => recordOf(resource, 'get', { _id }),
        };

  const bodyOf = (resource: string, params: ListParams) =>
    listBody(callParams(resource, params, getSession()?.store.timezone ?? 'UTC'));

  /** Calls that react-admin's methods can't express: a result for each record, the change to undo, call options. */
  const bulkCalls = {
    /** Makes the same change to many records; only for entities whose call takes `ids`. */
    updateRecords: (resource: string, ids: string[], changes: Fields) =>
      callOf<BulkOutcome>(`update_${entityOf(resource)}`, { ...changes, ids }),

    /** @throws ApiError 4113 with `details.current` if the record is in use */
    deleteRecord: (resource: string, _id: string, options: Fields = {}) =>
      callOf<BulkOutcome>(`delete_${entityOf(resource)}`, { ...options, _id }),

    deleteRecords: (resource: string, ids: string[]) => callOf<BulkOutcome>(`delete_${entityOf(resource)}`, { ids }),
  };

  const crud: DataProvider = {
    getList: async (resource, params) => {
      const { data, count } = await readerOf(resource).list(bodyOf(resource, params), params.signal);
      return { data: data.map(withId) as unknown as RaRecord[] as never, total: count };
    },
    getOne: async (resource, { id }) => ({ data: withId(await readerOf(resource).one(String(id))) as never }),
    getMany: async (resource, { ids }) => {
      const { data } = await readerOf(resource).list({ ids: ids.map(String), perPage: limits.perPageMax });
      return { data: data.map(withId) as never };
    },
    getManyReference: async (resource, { target, id, ...params }) => {
      const body = bodyOf(resource, { ...params, filter: { ...params.filter, [target]: id } });
      const { data, count } = await readerOf(resource).list(body);
      return { data: data.map(withId) as never, total: count };
    },
    create: async (resource, { data, meta }) => {
      const idempotency_key = meta?.idempotencyKey ?? uuid();
      return { data: withId(await recordOf(resource, 'add', { ...withoutKeys(data), idempotency_key })) as never };
    },
    update: async (resource, { id, data, previousData }) => {
      const changes = changedFields(withoutKeys(previousData), withoutKeys(data));
      const body = { ...changes, _id: String(id), version: previousData.version };
      return { data: withId(await recordOf(resource, 'update', body)) as never };
    },
    updateMany: async (resource, { ids, data }) => {
      const { results } = await bulkCalls.updateRecords(resource, ids.map(String), withoutKeys(data));
      return { data: allChanged(results) as never };
    },
    delete: async (resource, { id, previousData }) => {
      await bulkCalls.deleteRecord(resource, String(id));
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (resource, { ids }) => {
      const { results } = await bulkCalls.deleteRecords(resource, ids.map(String));
      return { data: allChanged(results) as never };
    },
  };

  return { ...crud, ...bulkCalls };
}

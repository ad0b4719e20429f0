import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import type { BulkResult } from '#contract/entities/change';
import type { EntityName } from '../kinds/kind';
import { resourceByRaName } from '../resources/index';
import { callApi } from './callApi';

/** What a bulk call tells: a result for each record, and what `undo_change` takes. */
export interface BulkOutcome {
  results: BulkResult[];
  change_id: string | null;
}

type Fields = Record<string, unknown>;
type WireRecord = { _id: string; version: number } & Fields;

/** Calls are named after their entity; which body and reply each has is checked where a screen names it itself. */
const callOf = <Reply>(name: string, body: object, signal?: AbortSignal): Promise<Reply> =>
  callApi(name as StoreCallName, body as BodyOf<StoreCallName>, signal ? { signal } : {}) as Promise<
    ReplyOf<StoreCallName>
  > as Promise<Reply>;

const entityOf = (resource: string): EntityName => {
  const known = resourceByRaName(resource);
  if (!known) throw new Error(`No calls are known for the resource "${resource}"`);
  return known.entity;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields that a form changed: only those are sent, so that two people who edit different fields of one record
 * know of each other by the version alone, and a stale field is never written back.
 *
 * @example changedFields({ price: 5, tax: 0 }, { price: 6, tax: 0 }) // { price: 6 }
 */
export const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(before[field], value)));

/** CRUD of every resource, by the names of the wire rules: `get_X_list`, `get_X`, `add_X`, `update_X`, `delete_X`. */
export const recordCalls = {
  list: (resource: string, body: object, signal?: AbortSignal) =>
    callOf<{ data: WireRecord[]; count: number }>(`get_${entityOf(resource)}_list`, body, signal),

  async one(resource: string, _id: string): Promise<WireRecord> {
    const entity = entityOf(resource);
    return (await callOf<Record<EntityName, WireRecord>>(`get_${entity}`, { _id }))[entity];
  },

  /** @param idempotencyKey the same for every try of one creation */
  async add(resource: string, data: Fields, idempotencyKey: string): Promise<WireRecord> {
    const entity = entityOf(resource);
    const body = { ...data, idempotency_key: idempotencyKey };
    return (await callOf<Record<EntityName, WireRecord>>(`add_${entity}`, body))[entity];
  },

  /** @throws ApiError 4009 with `details.current` where the record is no longer at `version` */
  async update(resource: string, _id: string, version: number, changes: Fields): Promise<WireRecord> {
    const entity = entityOf(resource);
    return (await callOf<Record<EntityName, WireRecord>>(`update_${entity}`, { ...changes, _id, version }))[entity];
  },

  /** The same change for many records; only for entities whose call takes `ids`. */
  updateMany: (resource: string, ids: string[], changes: Fields) =>
    callOf<BulkOutcome>(`update_${entityOf(resource)}`, { ...changes, ids }),

  remove: (resource: string, _id: string, options: Fields = {}) =>
    callOf<BulkOutcome>(`delete_${entityOf(resource)}`, { ...options, _id }),

  removeMany: (resource: string, ids: string[]) => callOf<BulkOutcome>(`delete_${entityOf(resource)}`, { ids }),
};

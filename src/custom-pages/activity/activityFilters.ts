import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AuditEntity, namedEntities } from '#contract/audit/auditEntities';
import type { AuditActorKind } from '#contract/audit/auditEntry';
import { type AuditAction, auditActions } from '#contract/audit/auditRule';
import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { searchKey } from '#contract/searchKey';
import { isDayWithin } from '#contract/time';
import { resources } from '../../descriptors/resources/index';

/** The filters as they are in the address. */
export interface ActivityFilters {
  q: string;
  /** An account's ID, or an actor kind without one: `system`. */
  who: string;
  entity: string;
  action: string;
  from: string;
  to: string;
  /** One record's history. */
  record: string;
}

/** Every type of record that an entry can be about; the plain resources come from the registry. */
export const recordKinds: readonly AuditEntity[] = [
  ...new Set<AuditEntity>([...namedEntities, ...Object.values(resources).map(({ entity }) => entity)]),
];

const names = ['q', 'who', 'entity', 'action', 'from', 'to', 'record'] as const;

/** Actors without an account. */
export const kindsWithoutAccount = ['customer', 'platform', 'system'] as const satisfies readonly AuditActorKind[];

export const filtersIn = (search: URLSearchParams): ActivityFilters =>
  Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as unknown as ActivityFilters;

export const hasFilters = (filters: ActivityFilters): boolean => names.some((name) => filters[name] !== '');

/** The address with these filters; empty ones are left out. */
export const searchOf = (filters: Partial<ActivityFilters>): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isDayWithin(limits.listDays, text);

/** The filters as the call expects them. Invalid values in an address are ignored. */
export function choiceOf({ q, who, entity, action, from, to, record }: ActivityFilters): BodyOf<'get_audit_list'> {
  const query = searchKey(q);
  const kind = kindsWithoutAccount.find((each) => each === who);
  const about: AuditEntity | undefined = recordKinds.find((each) => each === entity);
  const known: AuditAction | undefined = auditActions.find((each) => each === action);
  return {
    ...(query && { query }),
    ...(isDate(from) && { start_date: from }),
    ...(isDate(to) && { end_date: to }),
    filter: {
      ...(isId(who) && { actor_id: who }),
      ...(kind && { actor_kind: kind }),
      ...(about && { entity: about }),
      ...(known && { action: known }),
      ...(isId(record) && { record_id: record }),
    },
  };
}

/** The filters in the address, so that links and the back button work. */
export function useActivityFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersIn(search), [search]);
  const change = useCallback(
    (changed: Partial<ActivityFilters>) =>
      setSearch((before) => searchOf({ ...filtersIn(before), ...changed }), { replace: true }),
    [setSearch],
  );
  const clear = useCallback(() => setSearch(new URLSearchParams(), { replace: true }), [setSearch]);
  return { filters, change, clear };
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AuditEntity, namedEntities } from '#contract/audit/auditEntities';
import type { AuditActorKind } from '#contract/audit/auditEntry';
import { type AuditAction, auditActions } from '#contract/audit/auditRule';
import type { BodyOf } from '#contract/calls/index';
import { searchKey } from '#contract/searchKey';
import { resources } from '../../resources/index';

/** What a person looks for, as it stands in the address. */
export interface ActivityFilters {
  q: string;
  /** An account's id, or a kind that has none: `system`. */
  who: string;
  entity: string;
  action: string;
  from: string;
  to: string;
  /** One record's history. */
  record: string;
}

/** Every kind of record that an entry may be about: the plain resources are known by the registry. */
export const recordKinds: readonly AuditEntity[] = [
  ...new Set<AuditEntity>([...namedEntities, ...Object.values(resources).map(({ entity }) => entity)]),
];

const names = ['q', 'who', 'entity', 'action', 'from', 'to', 'record'] as const;

/** Those who act without an account. */
export const kindsWithoutAccount = ['customer', 'platform', 'system'] as const satisfies readonly AuditActorKind[];

export const filtersIn = (search: URLSearchParams): ActivityFilters =>
  Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as unknown as ActivityFilters;

export const hasFilters = (filters: ActivityFilters): boolean => names.some((name) => filters[name] !== '');

/** The address of these filters; what is not set is left out. */
export const searchOf = (filters: Partial<ActivityFilters>): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The same as the call takes it. An address that somebody wrote by hand asks for no more than it says well. */
export function choiceOf({ q, who, entity, action, from, to, record }: ActivityFilters): BodyOf<'get_audit_list'> {
  const query = searchKey(q);
  const kind = kindsWithoutAccount.find((each) => each === who);
  const about: AuditEntity | undefined = recordKinds.find((each) => each === entity);
  const deed: AuditAction | undefined = auditActions.find((each) => each === action);
  return {
    ...(query && { query }),
    ...(isDate(from) && { start_date: from }),
    ...(isDate(to) && { end_date: to }),
    filter: {
      ...(isId(who) && { actor_id: who }),
      ...(kind && { actor_kind: kind }),
      ...(about && { entity: about }),
      ...(deed && { action: deed }),
      ...(isId(record) && { record_id: record }),
    },
  };
}

/** The filters in the address: a link leads to the same list, and the way back to the one before. */
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

import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SubStoreState } from '#contract/entities/subStoreStates';
import { limits } from '#contract/limits';
import { type AnyPermission, followsParent, parentOf } from '#contract/permissions';
import { dateBounds } from '#contract/time';
import { containing } from '#server/db/likePattern';
import { subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { listOrder } from '#server/records/recordList';
import { memberHasFactor } from '../factors/service';
import { lastUsedColumn, loadSubStore, presentRecord, selectSubStores } from './loadSubStore';

const isOn = eq(subStores.is_disabled, false);
const hasPassword = isNotNull(subStores.password_hash);

const conditions: Record<SubStoreState, SQL | undefined> = {
  disabled: eq(subStores.is_disabled, true),
  invited: and(isOn, isNull(subStores.password_hash)),
  waiting: and(isOn, hasPassword, eq(subStores.is_approved, false)),
  active: and(isOn, hasPassword, eq(subStores.is_approved, true)),
};

/** Accounts in a state as defined by `stateOf`. */
const stateCondition = (state: SubStoreState): SQL | undefined => conditions[state];

type ListBody = ParsedBodyOf<'get_sub_store_list'>;

function textContains(query = ''): SQL | undefined {
  const text = query.trim();
  if (text.length < limits.searchMin) return undefined;
  const pattern = containing(text);
  return or(ilike(subStores.name, pattern), ilike(subStores.email, pattern), ilike(subStores.phone, pattern));
}

const entry = (url: string, permission: number) =>
  sql`${subStores.urls} @> ${JSON.stringify([{ url, permission }])}::jsonb`;

/** Those who hold a permission, as `hasPermission` reads a list. */
function holds(key: AnyPermission): SQL {
  const parent = followsParent(key) ? parentOf(key) : null;
  return parent ? sql`(${entry(key, 1)} or (${entry(parent, 1)} and not ${entry(key, 0)}))` : entry(key, 1);
}

/** Shared devices are in neither list: they can't have a factor. */
const factorCondition = (hasFactor: boolean) =>
  and(isNull(subStores.shared_device), sql`${memberHasFactor} = ${hasFactor}`);

const listCondition = ({ ids, query, start_date, end_date, filter }: ListBody, session: Session) =>
  and(
    eq(subStores.store_id, session.store_id),
    ids && inArray(subStores.id, ids),
    start_date ? gte(subStores.created_at, dateBounds(start_date, session.timezone).start) : undefined,
    end_date ? lt(subStores.created_at, dateBounds(end_date, session.timezone).end) : undefined,
    textContains(query),
    filter?.state && stateCondition(filter.state),
    filter?.permission && holds(filter.permission),
    filter?.has_factor === undefined ? undefined : factorCondition(filter.has_factor),
  );

const columns = {
  name: sql`lower(${subStores.name})`,
  email: subStores.email,
  created_at: subStores.created_at,
  last_used_at: lastUsedColumn,
};

/** A page of the accounts that were asked for, by name unless asked otherwise. */
export const getSubStoreList: Handler<'get_sub_store_list'> = async (body, { db, session }) => {
  // Only the owner: it says whose password alone opens their account.
  if (body.filter?.has_factor !== undefined && session.sub_store_id !== null)
    throw new CallError(errorCodes.NOT_PERMITTED);
  const condition = listCondition(body, session);
  const rows = await selectSubStores(db)
    .where(condition)
    .orderBy(...listOrder(subStores, columns[body.sort_by ?? 'name'], body.sort_order))
    .limit(body.perPage)
    .offset((body.page - 1) * body.perPage);
  return { data: rows.map((row) => presentRecord(row, session)), count: await db.$count(subStores, condition) };
};

export const getSubStore: Handler<'get_sub_store'> = async ({ _id }, { db, session }) => ({
  sub_store: presentRecord(await loadSubStore(db, session.store_id, _id), session),
});

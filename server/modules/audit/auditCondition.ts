import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { dateBounds } from '#contract/time';
import { auditEntries } from '#server/db/schema/audit';
import type { Session } from '#server/http/handler';
import { firstTrailId } from './trailId';

type ListBody = ParsedBodyOf<'get_audit_list'>;

/**
 * Words by their beginnings, all of them, in whatever order; what is no letter and no digit parts words. Or as the database reads what was
 * typed: of "menu.csv", "Fish/Chips" and "0.5" it makes one word, that no part but the first would find.
 */
function nameCondition(query: string): SQL | undefined {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const wanted = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', ${auditEntries.record_name}) @@ (to_tsquery('simple', ${wanted}) || plainto_tsquery('simple', ${query}))`;
}

const is = (column: typeof auditEntries.actor_id | typeof auditEntries.record_id, id: string | undefined) =>
  id === undefined ? undefined : eq(column, id);

/**
 * Which entries a list holds, its page aside. Days are ranges of ids, which are made of time: every filter has an index that goes on by id,
 * so that a page costs the same however long the trail is.
 */
export function auditCondition(
  { query = '', start_date, end_date, filter }: Pick<ListBody, 'query' | 'start_date' | 'end_date' | 'filter'>,
  { store_id, timezone }: Pick<Session, 'store_id' | 'timezone'>,
): SQL | undefined {
  const { actor_id, actor_kind, entity, action, record_id, change_id } = filter;
  return and(
    eq(auditEntries.store_id, store_id),
    // The records of a bulk change stand behind its one entry, until that is asked for.
    change_id || record_id ? undefined : sql`not ${auditEntries.is_part}`,
    change_id ? and(eq(auditEntries.change_id, change_id), auditEntries.is_part) : undefined,
    is(auditEntries.actor_id, actor_id),
    actor_kind && eq(auditEntries.actor_kind, actor_kind),
    entity && eq(auditEntries.entity, entity),
    action && eq(auditEntries.action, action),
    is(auditEntries.record_id, record_id),
    start_date ? gte(auditEntries.id, firstTrailId(dateBounds(start_date, timezone).start)) : undefined,
    end_date ? lt(auditEntries.id, firstTrailId(dateBounds(end_date, timezone).end)) : undefined,
    nameCondition(query),
  );
}

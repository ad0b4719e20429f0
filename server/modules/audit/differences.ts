import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { TrailSubject } from './trailSubject';

type Value = AuditValues[string];
type Fields = Pick<TrailSubject, 'lists' | 'secrets'>;

/** What stands in place of a secret: that there is one. */
export const hiddenValue = { hidden: true } as const;

/** By what an entry of a list is known again: its id, else itself. */
const keyOf = (entry: Value): string =>
  JSON.stringify(entry && typeof entry === 'object' && '_id' in entry ? entry._id : entry);

/** What is only in one of two lists, or reads otherwise in the other; both whole where nothing but their order differs. */
function listDifference(old: readonly Value[], now: readonly Value[]): [Value[], Value[]] {
  const inOld = new Map(old.map((entry) => [keyOf(entry), entry]));
  const inNew = new Map(now.map((entry) => [keyOf(entry), entry]));
  const gone = old.filter((entry) => !isDeepStrictEqual(inNew.get(keyOf(entry)), entry));
  const come = now.filter((entry) => !isDeepStrictEqual(inOld.get(keyOf(entry)), entry));
  return gone.length + come.length > 0 ? [gone, come] : [[...old], [...now]];
}

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.every((each) => each === ''));

const shown = (field: string, value: Value | undefined, { secrets = [] }: Fields): Value =>
  secrets.includes(field) && !isEmpty(value) ? hiddenValue : (value ?? null);

/**
 * The fields in which a record differs from what it was.
 *
 * @returns `null` where it does not
 */
export function differences(old: AuditValues, now: AuditValues, fields: Fields): [AuditValues, AuditValues] | null {
  const before: AuditValues = {};
  const after: AuditValues = {};
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [was, is] = [old[field], now[field]];
    if (isDeepStrictEqual(was ?? null, is ?? null)) continue;
    if (fields.lists?.includes(field) && Array.isArray(was) && Array.isArray(is)) {
      [before[field], after[field]] = listDifference(was, is);
    } else {
      before[field] = shown(field, was, fields);
      after[field] = shown(field, is, fields);
    }
  }
  return Object.keys(after).length > 0 ? [before, after] : null;
}

/** A record that came or went, without the fields that say nothing. */
export const wholeValues = (values: AuditValues, fields: Fields): AuditValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([field, value]) => [field, shown(field, value, fields)]),
  );

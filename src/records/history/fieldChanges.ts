import type { AuditEntry } from '#contract/audit/auditEntry';
import { isShownField } from './fieldLabels';
import type { Value } from './useValueText';

/** A field that an entry tells of, with what was there and what is. */
export interface FieldChange {
  /** `price`; `name.1` for the text of one language. */
  key: string;
  field: string;
  /** Position of the language, for the text of one. */
  language?: number;
  old: Value;
  now: Value;
}

const textFields = new Set(['name', 'description']);

function unitsOf(field: string, old: Value, now: Value): FieldChange[] {
  const [before, after] = [old, now].map((each) => (Array.isArray(each) ? each : []));
  if (!textFields.has(field) || !(Array.isArray(old) || Array.isArray(now))) return [{ key: field, field, old, now }];
  const length = Math.max(before?.length ?? 0, after?.length ?? 0);
  return Array.from({ length }, (_, language) => language)
    .filter((language) => (before?.[language] || '') !== (after?.[language] || ''))
    .map((language) => ({
      ...{ key: `${field}.${language}`, field, language },
      ...{ old: before?.[language], now: after?.[language] },
    }));
}

/** The fields of an entry in the order in which they were kept; texts language by language, and only those that differ. */
export function fieldChanges({ old_values, new_values }: AuditEntry): FieldChange[] {
  const fields = new Set([...Object.keys(new_values ?? {}), ...Object.keys(old_values ?? {})].filter(isShownField));
  // The time until which something is out stands with its stock.
  if (fields.has('is_in_stock')) fields.delete('in_stock_at');
  return [...fields].flatMap((field) => unitsOf(field, old_values?.[field], new_values?.[field]));
}

/** Lists of which only what came and went is kept. */
const lists = new Set(['permissions', 'denied', 'modifier_groups', 'modifiers', 'items', 'images', 'lines']);

export const isListChange = ({ field, old, now }: FieldChange): boolean =>
  lists.has(field) && Array.isArray(old) && Array.isArray(now);

import type { AuditEntry } from '#contract/audit/auditEntry';
import { storeDate } from '#contract/time';

export interface DayOfEntries {
  /** By the store's calendar: `2026-03-04`. */
  date: string;
  entries: AuditEntry[];
}

/** Entries under the days on which they happened, by the store's clock; in the order in which they come. */
export function entriesByDay(entries: readonly AuditEntry[], timezone: string): DayOfEntries[] {
  const days: DayOfEntries[] = [];
  for (const entry of entries) {
    const date = storeDate(new Date(entry.at), timezone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

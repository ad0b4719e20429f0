import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { useReferenceName } from '../../components/useReferenceName';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { actorText, plainSentence } from '../../records/history/entrySentence';
import { fieldChanges } from '../../records/history/fieldChanges';
import { typesOf } from '../../records/history/TypeName';
import { useValueText } from '../../records/history/useValueText';

/** A time by the store's clock, in a form that spreadsheets sort: `2026-03-04 18:05:12`. */
const sortableTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date(at));

/** The columns of the exported file, and an entry's rows in it: one for each field that changed. */
export function useActivityRows() {
  const t = useTranslate();
  const valueText = useValueText();
  const typeNames = {
    document_types: useReferenceName('document_types'),
    vehicle_types: useReferenceName('vehicle_types'),
  };
  const { text, timezone } = useStoreSurroundings();
  const header = [
    ...[`${t('activity.export.time')} (${timezone})`, t('activity.filter.who'), t('activity.export.event')],
    ...[t('activity.filter.what'), t('activity.before'), t('activity.after')],
    ...[t('activity.export.device'), t('activity.export.address')],
  ];
  const cellText: typeof valueText = (field, value, beside, described) => {
    const types = typesOf(field);
    return types && typeof value === 'string' ? typeNames[types](value) : valueText(field, value, beside, described);
  };
  const rowsOf = (entry: AuditEntry): string[][] => {
    const first = [sortableTime(entry.at, timezone), actorText(entry, t), plainSentence(entry, t, text)];
    const { browser, system } = entry.device;
    const last = [[browser, system].filter(Boolean).join(', '), entry.address];
    const changes = fieldChanges(entry).map(({ field, label, described, old, now }) => [
      t(label),
      old === undefined ? '' : cellText(field, old, entry.old_values ?? {}, described),
      now === undefined ? '' : cellText(field, now, entry.new_values ?? {}, described),
    ]);
    return (changes.length > 0 ? changes : [['', '', '']]).map((cells) => [...first, ...cells, ...last]);
  };
  return { header, rowsOf };
}

import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits';
import { blankRow, isBlank, type ModifierRow } from './modifierRows';

interface GroupForm {
  modifiers: ModifierRow[];
}

/** The form's modifiers, and actions on all of them. */
export function useModifierRows(languages: number) {
  const t = useTranslate();
  const notify = useNotify();
  const { control, getValues, setFocus } = useFormContext<GroupForm>();
  const { fields, append, insert, move, remove, replace } = useFieldArray({ control, name: 'modifiers' });
  const [taken, setTaken] = useState<{ row: ModifierRow; index: number } | null>(null);

  const complete = (row: ModifierRow): ModifierRow => ({
    ...row,
    name: Array.from({ length: Math.max(1, languages) }, (_, index) => row.name[index] ?? ''),
  });
  const rowAt = (index: number) => getValues(`modifiers.${index}`);
  /** Adds as many as fit and reports the rest. */
  const fitting = (rows: ModifierRow[], room: number) => {
    if (rows.length > room)
      notify(t('modifierGroups.modifiers.too_many', { smart_count: rows.length - room, max: limits.modifiersMax }), {
        type: 'warning',
        autoHideDuration: limits.toastLongMs,
      });
    return rows.slice(0, Math.max(0, room)).map(complete);
  };

  const addRow = (language: number) => {
    const last = fields.length - 1;
    const lastRow = last >= 0 ? rowAt(last) : null;
    // An empty row is the next one.
    if (lastRow && isBlank(lastRow)) return setFocus(`modifiers.${last}.name.${language}`);
    const [row] = fitting([blankRow()], limits.modifiersMax - fields.length);
    if (row) append(row, { focusName: `modifiers.${fields.length}.name.${language}` });
  };

  return {
    fields,
    taken,
    addRow,
    /** Moves to the same column of the next row; from the last one, to a new row's name. */
    next(index: number, column: 'name' | 'price', language: number) {
      if (index === fields.length - 1) return addRow(language);
      setFocus(column === 'name' ? `modifiers.${index + 1}.name.${language}` : `modifiers.${index + 1}.price`);
    },
    reorder(ids: string[]) {
      const before = fields.map(({ id }) => id);
      const to = ids.findIndex((id, index) => id !== before[index]);
      if (to === -1) return;
      // One row was moved: down if all rows after it moved up by one, otherwise up.
      const isDown = before[to + 1] === ids[to];
      const movedId = isDown ? before[to] : ids[to];
      move(before.indexOf(movedId ?? ''), ids.indexOf(movedId ?? ''));
    },
    remove(index: number) {
      const row = structuredClone(rowAt(index));
      remove(index);
      setTaken(isBlank(row) ? null : { row, index });
    },
    putBack() {
      if (!taken) return;
      insert(taken.index, taken.row, { focusName: `modifiers.${taken.index}.name.0` });
      setTaken(null);
    },
    /** @param index the row that was pasted into; a blank one gives way */
    addMany(rows: ModifierRow[], index = fields.length - 1) {
      const at = index >= 0 ? rowAt(index) : null;
      const isReplaced = at !== null && isBlank(at);
      const room = limits.modifiersMax - fields.length + (isReplaced ? 1 : 0);
      const now = getValues('modifiers');
      const before = now.slice(0, isReplaced ? index : index + 1);
      replace([...before, ...fitting(rows, room), ...now.slice(index + 1)]);
    },
  };
}

export type ModifierRows = ReturnType<typeof useModifierRows>;

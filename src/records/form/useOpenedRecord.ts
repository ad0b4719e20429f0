import { useRef, useState } from 'react';
import { useConflict } from '../conflict/useConflict';
import type { SaveIntent } from './formTools';
import type { Fields, SavedValues, WireRecord } from './formValues';
import { type RecordFormOptions, useRecordForm } from './useRecordForm';
import { valuesThatDiffer } from './valuesThatDiffer';

type FormOptions = Pick<RecordFormOptions, 'name' | 'fields' | 'back' | 'errorText' | 'nameOf' | 'takeBack'>;
type ConflictOptions = Pick<Parameters<typeof useConflict>[0], 'withDefaults' | 'read' | 'isAbout'>;

interface OpenedRecordOptions extends FormOptions, ConflictOptions {
  /** The record as fetched for this visit. */
  first: SavedValues;
  /** Sends the form's values over the version that they were typed in. */
  send: (values: Fields, base: WireRecord) => Promise<SavedValues>;
  /** Asks before values are sent; `false` sends nothing. */
  confirm?: (values: Fields, base: WireRecord) => Promise<boolean>;
  onSaved: (intent: SaveIntent, tools: Parameters<RecordFormOptions['onSaved']>[2]) => void;
}

export type OpenedRecord = ReturnType<typeof useOpenedRecord>;

/**
 * A record that a page edits: its form, and other people's changes to it. It stays as it was opened until it is saved
 * here, or until the form continues from a newer version.
 */
export function useOpenedRecord({ first, send, confirm, onSaved, ...options }: OpenedRecordOptions) {
  const { withDefaults, read, isAbout, ...formOptions } = options;
  const [opened, setOpenedState] = useState(() => withDefaults(first));
  // If the user saves again right after resolving a conflict, that applies to the newer version.
  const base = useRef(opened);
  const setOpened = (next: WireRecord) => {
    base.current = next;
    setOpenedState(next);
  };
  const conflict = useConflict({ opened, withDefaults, read, isAbout });
  const record = useRecordForm({
    ...formOptions,
    start: opened,
    opened,
    accept: (current) => continueFrom(withDefaults(current), valuesThatDiffer(opened, record.form.getValues())),
    ...(confirm ? { confirm: (values) => confirm(values, base.current) } : {}),
    send: async (values) => withDefaults(await send(values, base.current)),
    onRefused: conflict.handleError,
    onSaved: (saved, intent, tools) => {
      setOpened(saved);
      conflict.dismiss();
      onSaved(intent, tools);
    },
  });
  /** Continues from a newer version, with these values changed. */
  const continueFrom = (current: WireRecord, values: Fields = {}) => {
    setOpened(current);
    record.tools.restart(current, values);
    conflict.dismiss();
  };
  return { opened, record, conflict, continueFrom };
}

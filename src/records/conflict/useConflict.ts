import { useEffect, useRef, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import type { RecordMessage } from '#contract/entities/recordMessage';
import { ApiError } from '../../dataProvider/apiError';
import { useChangesOf } from '../../realtime/useChangesOf';
import type { Fields, SavedValues, WireRecord } from '../form/formValues';

/** Whether an error says that the record itself no longer exists: whatever its code, it names `_id`. */
export const isGone = (error: ApiError): boolean =>
  error.code !== errorCodes.RECORD_IN_USE && error.fields.some(({ path }) => path === '_id');

/** The record as someone else left it; `current` is `null` if they deleted it. */
export interface Meanwhile {
  current: WireRecord | null;
  by: string;
}

/** A deleted record has no later version. */
const versionOf = ({ current }: Meanwhile): number => current?.version ?? Number.POSITIVE_INFINITY;

interface OpenConflict {
  current: WireRecord;
  by: string;
  mine: Fields;
  /** Whether a save waits for the choice; otherwise the user is only comparing. */
  isSaving: boolean;
}

interface ConflictOptions {
  opened: WireRecord;
  /** Makes a fetched record comparable with the form's values. */
  withDefaults: (record: SavedValues) => WireRecord;
  /** Fetches the newest version. */
  read: () => Promise<SavedValues>;
  /** Whether a message of the stream may be about it. */
  isAbout: (message: RecordMessage) => boolean;
}

const isVersioned = (value: unknown): value is SavedValues =>
  typeof value === 'object' && value !== null && 'version' in value;

/** Notices others' changes to the record since it was read: from the stream, at the latest when it is saved. */
export function useConflict({ opened, withDefaults, read, isAbout }: ConflictOptions) {
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [open, setOpen] = useState<OpenConflict | null>(null);
  const [gone, setGone] = useState<Fields | null>(null);
  const version = useRef(opened.version);
  useEffect(() => {
    version.current = opened.version;
  }, [opened.version]);

  const look = async () => {
    try {
      const current = withDefaults(await read());
      // The user's own save also sends a message, but its version is already known.
      if (current.version <= version.current) return;
      const found = { current, by: String(current.updated_by ?? '') };
      // Of several readings at once, an older one can be the last to come back.
      setMeanwhile((known) => (known && versionOf(known) >= current.version ? known : found));
    } catch (error) {
      if (error instanceof ApiError && isGone(error)) setMeanwhile({ current: null, by: '' });
    }
  };
  useChangesOf(isAbout, () => void look());

  /** Opens the matching dialog for a refused save. Returns `false` if the error is another one. */
  const handleError = (error: ApiError, values: Fields): boolean => {
    if (isGone(error)) {
      setGone(values);
      return true;
    }
    const { current, changed_by } = error.details;
    if (error.code !== errorCodes.CHANGED_MEANWHILE || !isVersioned(current)) return false;
    setOpen({ current: withDefaults(current), by: changed_by ?? '', mine: values, isSaving: true });
    return true;
  };

  return {
    meanwhile: meanwhile && versionOf(meanwhile) > opened.version ? meanwhile : null,
    open,
    gone,
    handleError,
    compare: (mine: Fields) =>
      meanwhile?.current && setOpen({ current: meanwhile.current, by: meanwhile.by, mine, isSaving: false }),
    /** For a record that is known to be deleted before the user saves. */
    keepTyped: (values: Fields) => setGone(values),
    close: () => {
      setOpen(null);
      setGone(null);
    },
    dismiss: () => {
      setOpen(null);
      setMeanwhile(null);
    },
  };
}

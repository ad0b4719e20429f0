import { type RefObject, useEffect } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { holdForm } from '../../session/saveUnsavedWork';
import { useFormTools } from './formTools';
import { LeaveGuard, useAskOnClose } from './UnsavedQuestion';
import { valuesThatDiffer } from './valuesThatDiffer';

/** While there are unsaved changes, an involuntary sign-out keeps them: the record's fields, but no password. */
function useHeldForm(isUnsaved: boolean): void {
  const { fields } = useFormTools();
  const { getValues, formState } = useFormContext<FieldValues>();
  const { defaultValues } = formState;
  useEffect(() => {
    if (!isUnsaved) return;
    const sources = fields.flatMap(({ source, alongside = [] }) => [source, ...alongside]);
    return holdForm(() => {
      const typed = Object.entries(valuesThatDiffer(defaultValues ?? {}, getValues()));
      return {
        path: window.location.pathname,
        values: Object.fromEntries(typed.filter(([source]) => sources.includes(source))),
      };
    });
  }, [isUnsaved, fields, defaultValues, getValues]);
}

interface UnsavedGuardProps {
  /** Set when the user leaves with nothing to lose: after saving, deleting, or choosing to discard. */
  mayLeave: RefObject<boolean>;
}

/**
 * Asks before unsaved changes are lost: with a dialog in the app, with the browser's own question when the tab is
 * closed.
 */
export const UnsavedGuard = ({ mayLeave }: UnsavedGuardProps) => {
  const { isDirty } = useFormState();
  useUnsavedWork(isDirty);
  useHeldForm(isDirty);
  useAskOnClose(isDirty);
  return <LeaveGuard isUnsaved={() => isDirty && !mayLeave.current} />;
};

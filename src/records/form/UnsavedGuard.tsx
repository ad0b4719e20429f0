import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useId } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { holdForm } from '../../session/keptWork';
import { useFormTools } from './formTools';
import { valuesThatDiffer } from './formValues';

/** While there are unsaved changes, the browser asks before the tab is closed. */
export function useAskOnClose(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

interface UnsavedQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are discarded. */
export const UnsavedQuestion = ({ isOpen, onStay, onLeave }: UnsavedQuestionProps) => {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onStay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('records.unsaved.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('records.unsaved.detail')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave} color="error">
          {t('records.unsaved.leave')}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {t('records.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskOnClose(isDirty);
  return (
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
};

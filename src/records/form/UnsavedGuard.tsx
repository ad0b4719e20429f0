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

/** While something is typed and not saved, closing the tab asks first, by the browser's own question. */
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

/** Asks before what was typed is let go. */
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

/** While something is typed here and not saved, a sign-out that nobody asked for keeps it: the record's fields, and no password. */
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
  /** Set by whoever leaves with nothing to lose: after saving, deleting, or a choice to let go. */
  mayLeave: RefObject<boolean>;
}

/** Asks before what was typed is lost: within the app by a dialog, on closing the tab by the browser's own. */
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

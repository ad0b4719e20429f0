import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useBlocker, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { useUnsavedWork } from '../../realtime/unsavedWork';

interface UnsavedGuardProps {
  /** Set by whoever leaves with nothing to lose: after saving, deleting, or a choice to let go. */
  mayLeave: RefObject<boolean>;
}

/** Asks before what was typed is lost: within the app by a dialog, on closing the tab by the browser's own. */
export const UnsavedGuard = ({ mayLeave }: UnsavedGuardProps) => {
  const t = useTranslate();
  const titleId = useId();
  const { isDirty } = useFormState();
  useUnsavedWork(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {t('records.unsaved.title')}
      </DialogTitle>
      <DialogContent>
        <Typography>{t('records.unsaved.detail')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()} color="error">
          {t('records.unsaved.leave')}
        </Button>
        <Button onClick={stay} variant="contained" autoFocus>
          {t('records.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

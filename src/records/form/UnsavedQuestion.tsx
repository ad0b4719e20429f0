import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useBlocker, useTranslate } from 'react-admin';

/** Makes the browser ask before the tab is closed while there are unsaved changes. */
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

/** Asks before another page of the app is opened while `isUnsaved()`. One per page: the router knows a single blocker. */
export const LeaveGuard = ({ isUnsaved }: { isUnsaved: () => boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  return (
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
};

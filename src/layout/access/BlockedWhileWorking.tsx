import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Blocker } from '../../session/blockerOf';
import { useSession } from '../../session/useSession';
import { blockReason } from './blockReason';
import { useBlockedTitle, useStoreTitle } from './useBlockedTitle';

interface BlockedWhileWorkingProps {
  blocker: Blocker;
  /** The user doesn't need the page any more. */
  onLeave: () => void;
}

/**
 * The store was blocked while someone was typing. The page stays underneath, so that nothing is lost; it can be saved
 * once the store can work again, and this goes away by then.
 */
export default function BlockedWhileWorking({ blocker, onLeave }: BlockedWhileWorkingProps) {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  const store = useStoreTitle();
  const blockedTitle = useBlockedTitle();
  const needsFactor = blocker === 'second_factor';
  const title = needsFactor ? t('security.needed.title') : blockedTitle;
  const session = useSession();
  const isTeam = session?.sub_store !== undefined;
  const reason = session ? blockReason(blocker, session) : blocker;
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>
        <Typography gutterBottom>
          {needsFactor
            ? t('security.needed.detail', { store })
            : t(`${isTeam ? 'access.blocked' : 'shell.guard'}.${reason}`)}
        </Typography>
        <Typography>{t('access.blocked.unsaved')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onLeave} sx={{ minBlockSize: 44 }}>
          {t('access.blocked.leave')}
        </Button>
        <Button variant="contained" onClick={() => setOpen(false)} sx={{ minBlockSize: 44 }}>
          {t('records.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

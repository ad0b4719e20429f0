import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/**
 * Access to the open page was removed. The page stays underneath: if access is restored, the input is still there.
 * Users with unsaved input can go back to copy it; saving is refused with a reason.
 */
export default function AccessRevokedPage({ to, hasUnsaved }: { to: string; hasUnsaved: boolean }) {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t('access.taken.title')}</DialogTitle>
      <DialogContent>
        <Typography id={textId}>{t(hasUnsaved ? 'access.taken.unsaved' : 'access.taken.detail')}</Typography>
      </DialogContent>
      <DialogActions>
        {hasUnsaved && (
          <Button color="inherit" onClick={() => setOpen(false)} sx={{ minBlockSize: 44 }}>
            {t('records.unsaved.stay')}
          </Button>
        )}
        <Button variant="contained" onClick={() => navigate(to, { replace: true })} sx={{ minBlockSize: 44 }}>
          {t('access.taken.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

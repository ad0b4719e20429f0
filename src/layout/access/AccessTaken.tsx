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
 * The right to the open page was taken away. The page stays below as it is: where the right comes back, what was typed goes on.
 * Whoever typed something can go back to it, to copy it: saving it is refused with its reason.
 */
export default function AccessTaken({ to, hasUnsaved }: { to: string; hasUnsaved: boolean }) {
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

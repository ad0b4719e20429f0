import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useNavigate } from 'react-router';

/**
 * The right to the open page was taken away. The page stays below as it is: where the right comes back, what was typed goes on.
 */
export default function AccessTaken({ to, hasUnsaved }: { to: string; hasUnsaved: boolean }) {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  const navigate = useNavigate();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId} variant="h2">
        {t('access.taken.title')}
      </DialogTitle>
      <DialogContent>
        <Typography id={textId}>{t(hasUnsaved ? 'access.taken.unsaved' : 'access.taken.detail')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => navigate(to, { replace: true })} sx={{ minBlockSize: 44 }}>
          {t('access.taken.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

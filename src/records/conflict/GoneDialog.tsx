import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type ResourceName, resources } from '../../descriptors/resources/index';
import type { BackLink } from '../form/formTools';
import type { Fields } from '../form/formValues';

interface GoneDialogProps {
  name: ResourceName;
  back: BackLink;
  values: Fields;
  /** Called when the user leaves the form with nothing to lose, or on purpose. */
  onLeave: () => void;
  onClose: () => void;
}

/** The record was deleted while it was open: what was typed can become a new one. */
export const GoneDialog = ({ name, back, values, onLeave, onClose }: GoneDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const navigate = useNavigate();
  const go = (to: string, state?: object) => {
    onLeave();
    navigate(to, state ? { state } : {});
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('records.gone.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('records.gone.detail')}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t('records.conflict.back')}
        </Button>
        <Button color="error" onClick={() => go(back.to)}>
          {t('records.gone.discard')}
        </Button>
        <Button variant="contained" onClick={() => go(`${resources[name].path}/create`, { record: values })}>
          {t('records.gone.create')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useGuardedClose } from '../../records/form/useGuardedClose';

/** The error of a field that isn't a text field. */
export const ErrorText = ({ text }: { text: string | undefined }) =>
  text ? (
    <FormHelperText error role="alert" sx={{ mt: 0.5 }}>
      {text}
    </FormHelperText>
  ) : null;

interface CorrectionFrameProps {
  title: string;
  /** The current value. */
  now: string;
  failure: string;
  /** Something differs from the order. */
  isChanged: boolean;
  /** The changes can be sent. */
  isReady: boolean;
  isSending: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that corrects one detail of an order, with its current value above. */
export const CorrectionFrame = (props: CorrectionFrameProps) => {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const { isChanged, isReady, isSending, onClose } = props;
  const { close, question: unsaved } = useGuardedClose({ isTyped: isChanged, onClose });
  return (
    <Dialog open onClose={close} fullScreen={isNarrow} fullWidth maxWidth="xs" aria-labelledby="correction-title">
      <form
        style={{ display: 'contents' }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && isReady && !isSending) props.onSave();
        }}
      >
        <DialogTitle id="correction-title" component="h2">
          {props.title}
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('orderChanges.details.now')} <bdi>{props.now}</bdi>
          </Typography>
        </DialogTitle>
        {/* Leaves room for the labels of the first fields, which sit on their edge. */}
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', '&&': { pt: 1 } }}>
          {props.failure && <Alert severity="error">{props.failure}</Alert>}
          {props.children}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
          <Button size="large" onClick={close}>
            {t('orderChanges.details.cancel')}
          </Button>
          <Button size="large" type="submit" variant="contained" disabled={!isChanged || !isReady || isSending}>
            {t('orderChanges.details.save')}
          </Button>
        </DialogActions>
      </form>
      {unsaved}
    </Dialog>
  );
};

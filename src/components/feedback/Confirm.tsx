import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type MouseEvent, useId } from 'react';
import { type ConfirmProps as RaConfirmProps, useTranslate } from 'react-admin';

interface ConfirmProps extends Omit<RaConfirmProps, 'translateOptions'> {
  /** Why the action failed, already translated. The dialog stays open. */
  failure?: string | null;
}

/**
 * Replaces react-admin's `Confirm`: focus is on the button that changes nothing, so Enter never confirms, and the dialog
 * stays open while the action runs (`loading`). `confirmColor="warning"` is for destructive actions. Texts are
 * translation keys, or already translated.
 *
 * @example
 * <Confirm isOpen={isAsking} title={t('…')} content={t('…')} confirm={t('…')} onConfirm={remove} onClose={close} />
 */
export const Confirm = (props: ConfirmProps) => {
  const {
    isOpen = false,
    loading = false,
    title,
    titleTranslateOptions,
    content,
    contentTranslateOptions,
    confirm = 'ra.action.confirm',
    cancel = 'ra.action.cancel',
    confirmColor = 'primary',
    ConfirmIcon,
    CancelIcon,
    onConfirm,
    onClose,
    failure,
    ...rest
  } = props;
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={loading ? undefined : (event) => onClose(event as MouseEvent)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      {...rest}
    >
      <DialogTitle id={titleId}>
        {typeof title === 'string' ? t(title, { _: title, ...titleTranslateOptions }) : title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {typeof content === 'string' ? (
          <DialogContentText>{t(content, { _: content, ...contentTranslateOptions })}</DialogContentText>
        ) : (
          content
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button
          autoFocus
          size="large"
          color="inherit"
          startIcon={CancelIcon && <CancelIcon />}
          onClick={onClose}
          disabled={loading}
        >
          {t(cancel, { _: cancel })}
        </Button>
        <Button
          size="large"
          variant="contained"
          color={confirmColor === 'warning' ? 'error' : confirmColor}
          startIcon={ConfirmIcon && <ConfirmIcon />}
          onClick={onConfirm}
          loading={loading}
        >
          {t(confirm, { _: confirm })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

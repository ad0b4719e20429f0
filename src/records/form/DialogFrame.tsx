import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { strokeOf } from '../../components/keys/strokeOf';
import { DialogScroll } from './DialogScroll';
import { useGuardedClose } from './useGuardedClose';

export interface DialogFrameProps extends Pick<DialogProps, 'fullScreen' | 'maxWidth' | 'aria-describedby'> {
  title: ReactNode;
  /** Below the title. */
  subtitle?: ReactNode;
  /** The button's text names the action: `Save note`. */
  confirm: string;
  /** Text of the button that changes nothing. */
  cancel?: string | undefined;
  isDangerous?: boolean | undefined;
  /** Whether there is something to save, and nothing is missing. */
  canSave?: boolean | undefined;
  isBusy?: boolean;
  /** Whether closing would lose something that was typed or chosen. */
  isTyped: boolean;
  failure?: string | null | undefined;
  /** Beside the buttons: a sum, or a quantity. */
  footer?: ReactNode;
  /** Instead of the buttons. */
  actions?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The frame of every dialog with fields: Enter and Ctrl+S save, a running save is shown, and Esc, a click outside and
 * Cancel ask before they discard what was typed. The keyboard can scroll long content. `DialogForm` adds the form's
 * values, checks and conflicts.
 *
 * @example <DialogFrame title={title} confirm={confirm} isTyped={text !== ''} onSubmit={send} onClose={onClose}>…
 */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, subtitle, isDangerous = false, canSave = true, isBusy = false, isTyped, failure, footer } = props;
  const { fullScreen = false, maxWidth = 'xs', 'aria-describedby': describedBy, onSubmit, onClose } = props;
  const t = useTranslate();
  const titleId = useId();
  const { close, question } = useGuardedClose({ isTyped, isBusy, onClose });
  const submit = () => {
    if (canSave && !isBusy) onSubmit();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      fullScreen={fullScreen}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // Must not reach the record's own form, which is around this one in React's tree.
          event.stopPropagation();
          submit();
        }}
        onKeyDown={(event) => {
          if (strokeOf(event.nativeEvent) !== 'Mod+s') return;
          event.preventDefault();
          if (!event.repeat) submit();
        }}
      >
        <DialogTitle id={titleId} sx={subtitle ? { pb: 0.5 } : {}}>
          {title}
        </DialogTitle>
        {subtitle && (
          <Typography component="div" sx={{ px: 3, pb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        )}
        <DialogScroll labelledBy={titleId}>{props.children}</DialogScroll>
        {failure && (
          <Alert severity="error" sx={{ mx: 3, mt: 1 }}>
            {failure}
          </Alert>
        )}
        <DialogActions
          sx={{
            flexWrap: 'wrap',
            rowGap: 1,
            ...(footer ? { px: 3, borderBlockStart: '1px solid', borderColor: 'divider' } : {}),
          }}
        >
          {footer && <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>{footer}</Box>}
          {props.actions ?? (
            <>
              <Button color="inherit" size="large" onClick={close} disabled={isBusy}>
                {props.cancel ?? t('common.cancel')}
              </Button>
              <Button
                type="submit"
                color={isDangerous ? 'error' : 'primary'}
                variant="contained"
                size="large"
                disabled={!canSave}
                loading={isBusy}
                // On a phone it gets its own line beside a footer, because its text and an amount don't fit.
                {...(footer ? { sx: { whiteSpace: 'nowrap', flex: { xs: '1 1 100%', sm: 'none' } } } : {})}
              >
                {props.confirm}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};

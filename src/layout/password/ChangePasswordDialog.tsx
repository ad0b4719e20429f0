import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { PasswordStrength } from '../../components/password/PasswordStrength';
import { PasswordTextField } from '../../components/password/PasswordTextField';
import { useSession } from '../../session/useSession';
import { type PasswordField, useChangePassword } from './useChangePassword';

/** Changes the password of who is signed in, the owner or a sub-account. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const session = useSession();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const onChanged = (ended: number) => {
    notify(ended > 0 ? 'access.password.change.done' : 'access.password.change.done_here', { type: 'success' });
    // A list of devices that is open shows that the others are gone.
    void queryClient.invalidateQueries({ queryKey: ['devices'] });
    onClose();
  };
  const { values, errors, failure, isBusy, isDirty, change, submit } = useChangePassword({ form, onChanged });
  if (!session) return null;
  const { store, sub_store } = session;
  const email = sub_store?.email ?? store.email;
  const personal = sub_store ? [sub_store.name, email] : [...store.name, email, store.phone];

  const field = (name: PasswordField, label: string, hint?: string) => ({
    name,
    label: t(`access.password.change.${label}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    required: true,
    error: Boolean(errors[name]),
    helperText: errors[name] ? t(errors[name], { min: limits.passwordMin }) : hint,
  });
  return (
    <Dialog
      open
      // A tap beside the dialog must not lose what was typed.
      onClose={(_event, reason) => (isBusy || (isDirty && reason === 'backdropClick') ? undefined : onClose())}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form ref={form} noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{t('shell.change_password')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('access.password.change.detail')}</Typography>
          {failure && <Alert severity="error">{failure}</Alert>}
          {/* Password managers keep the new password under this name. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordTextField {...field('current_password', 'current')} autoComplete="current-password" autoFocus />
          <div>
            <PasswordTextField
              {...field('password', 'new', t('access.password.short', { min: limits.passwordMin }))}
              autoComplete="new-password"
              sx={{ mb: 1 }}
            />
            <PasswordStrength
              password={values.password}
              personal={personal}
              current={values.current_password || undefined}
            />
          </div>
          <PasswordTextField {...field('again', 'again')} autoComplete="new-password" />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" size="large" onClick={onClose} disabled={isBusy}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {t('shell.change_password')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits';
import { usePasswordChoice } from './usePasswordChoice';

interface InvitationFormProps {
  email: string;
  accept: (password: string) => Promise<void>;
  toApp: () => void;
}

/** The new password, twice; shown to whoever wants to see it. */
export const InvitationForm = ({ email, accept, toApp }: InvitationFormProps) => {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setShown] = useState(false);
  const { values, faults, failure, isBusy, change, submit } = usePasswordChoice({ accept, toApp, form });
  const type = isShown ? 'text' : 'password';
  const field = (name: 'password' | 'again', label: string, hint?: string) => (
    <TextField
      name={name}
      type={type}
      label={t(label)}
      value={values[name]}
      onChange={(event) => change(name, event.target.value)}
      error={Boolean(faults[name])}
      helperText={faults[name] ? t(faults[name], { min: limits.passwordMin }) : hint}
      required
      autoFocus={name === 'password'}
      slotProps={{ htmlInput: { autoComplete: 'new-password', maxLength: limits.passwordMax, dir: 'ltr' } }}
    />
  );
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {failure && <Alert severity="error">{t(failure)}</Alert>}
      {/* A password manager keeps the password under it. */}
      <TextField
        label={t('access.invitation.email')}
        value={email}
        slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username', dir: 'ltr' } }}
      />
      {field(
        'password',
        'access.invitation.password',
        t('access.invitation.password_hint', { min: limits.passwordMin }),
      )}
      {field('again', 'access.invitation.again')}
      <FormControlLabel
        control={<Switch checked={isShown} onChange={(_event, isOn) => setShown(isOn)} />}
        label={t('access.password.show')}
        sx={{ minBlockSize: 40 }}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {t('access.invitation.submit')}
      </Button>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { PasswordStrength } from '../../components/password/PasswordStrength';
import { Problem } from './Problem';
import { usePasswordChoice } from './usePasswordChoice';

interface InvitationFormProps {
  name: string;
  email: string;
  accept: (password: string) => Promise<void>;
  toApp: () => void;
}

/** The new password, twice; shown to whoever wants to see it. Of the sign-in's own parts, so that neither page makes the other heavier. */
export const InvitationForm = ({ name, email, accept, toApp }: InvitationFormProps) => {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setShown] = useState(false);
  const { values, faults, failure, isBusy, change, submit } = usePasswordChoice({ accept, toApp, form });
  const min = limits.passwordMin;
  const choice = (field: 'password' | 'again') => ({
    name: field,
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    maxLength: limits.passwordMax,
    spellCheck: false,
    autoCapitalize: 'none',
    required: true,
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.value),
    message: faults[field] ? { key: faults[field], params: { min } } : undefined,
  });
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {failure && <Problem text={t(failure)} />}
      {/* A password manager keeps the password under it. */}
      <LabelledInput label={t('access.invitation.email')} value={email} readOnly autoComplete="username" dir="ltr" />
      <LabelledInput
        {...choice('password')}
        label={t('access.invitation.password')}
        hint={t('access.invitation.password_hint', { min })}
        autoFocus
      />
      {values.password && <PasswordStrength password={values.password} personal={[name, email]} />}
      <LabelledInput {...choice('again')} label={t('access.invitation.again')} />
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 44, cursor: 'pointer' }}
      >
        <input
          type="checkbox"
          checked={isShown}
          onChange={() => setShown(!isShown)}
          style={{ inlineSize: 20, blockSize: 20, margin: 0 }}
        />
        {t('access.password.show')}
      </Box>
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {t('access.invitation.submit')}
      </Button>
    </Box>
  );
};

import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { signInLimits } from '#contract/signInLimits';
import type { FieldMessage } from '../../components/inputs/LabelledInput';
import { LabelledInput } from '../../components/inputs/LabelledInput';

interface PasswordFieldProps {
  value: string;
  message: FieldMessage | undefined;
  autoFocus: boolean;
  onChange: (password: string) => void;
}

/** The password, which can be shown, with a warning if caps lock is on. */
export const PasswordField = ({ value, message, autoFocus, onChange }: PasswordFieldProps) => {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const look = (event: KeyboardEvent | MouseEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const toggle = t(isShown ? 'signIn.hide_password' : 'signIn.show_password');
  return (
    <LabelledInput
      label={t('signIn.password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoFocus={autoFocus}
      maxLength={signInLimits.passwordMax}
      spellCheck={false}
      autoCapitalize="none"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={look}
      onKeyUp={look}
      onClick={look}
      onBlur={() => setIsCapsLock(false)}
      message={message}
      hint={isCapsLock ? t('signIn.caps_lock') : undefined}
      after={
        <IconButton aria-label={toggle} title={toggle} onClick={() => setIsShown(!isShown)} sx={{ mx: 0.5 }}>
          {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
        </IconButton>
      }
    />
  );
};

import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import { useState } from 'react';
import { limits } from '#contract/limits';
import { asItIs } from './asItIs';
import { InputFault } from './InputFault';

interface PasswordInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** Translation key. */
  helperText: string;
  isRequired?: boolean;
}

/** Another person's new password: it can be looked at, since somebody has to be told it. */
export const PasswordInput = ({ source, label, helperText, isRequired = false }: PasswordInputProps) => {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const validate = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return isRequired ? 'records.field.required' : undefined;
    return value.length < limits.passwordMin
      ? { message: 'access.password.short', args: { min: limits.passwordMin } }
      : undefined;
  };
  const { id, field, fieldState } = useInput({ source, validate, ...asItIs });
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={t(label)}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      required={isRequired}
      type={isShown ? 'text' : 'password'}
      fullWidth
      size="small"
      error={fieldState.invalid}
      helperText={fieldState.invalid ? <InputFault message={fieldState.error?.message} /> : t(helperText)}
      slotProps={{
        htmlInput: { maxLength: limits.passwordMax, autoComplete: 'new-password', dir: 'ltr' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(isShown ? 'access.password.hide' : 'access.password.show')}
                onClick={() => setShown(!isShown)}
                sx={{ inlineSize: 40, blockSize: 40 }}
              >
                {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

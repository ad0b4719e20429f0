import Box from '@mui/material/Box';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { signInLimits } from '#contract/signInLimits';
import { PasswordStrength } from '../password/PasswordStrength';
import { PasswordTextField } from '../password/PasswordTextField';
import { asItIs, InputError } from './inputParts';

interface PasswordInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** Translation key. */
  helperText: string;
  isRequired?: boolean;
  /** Fields of the form whose values can't be the password. */
  personal: readonly string[];
}

/** Another person's new password: it can be shown, because someone has to pass it on. */
export const PasswordInput = ({ source, label, helperText, isRequired = false, personal }: PasswordInputProps) => {
  const t = useTranslate();
  const validate = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return isRequired ? 'records.field.required' : undefined;
    return value.length < signInLimits.passwordMin
      ? { message: 'access.password.short', args: { min: signInLimits.passwordMin } }
      : undefined;
  };
  const { id, field, fieldState } = useInput({ source, validate, ...asItIs });
  const personalValues: unknown[] = useWatch({ name: [...personal] });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PasswordTextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        label={t(label)}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        required={isRequired}
        autoComplete="new-password"
        error={fieldState.invalid}
        helperText={fieldState.invalid ? <InputError message={fieldState.error?.message} /> : t(helperText)}
      />
      {field.value && (
        <PasswordStrength password={field.value} personal={personalValues.filter((one) => typeof one === 'string')} />
      )}
    </Box>
  );
};

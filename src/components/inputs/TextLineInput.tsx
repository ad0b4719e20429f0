import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import { asItIs } from './asItIs';
import { InputFault } from './InputFault';

interface TextLineInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** Translation key. */
  helperText?: string;
  max: number;
  disabled?: boolean;
  /** Left to right whatever the screen's language: codes and numbers. */
  isCode?: boolean;
}

/** A text of one line that is the same in every language. */
export const TextLineInput = ({
  source,
  label,
  helperText,
  max,
  disabled = false,
  isCode = false,
}: TextLineInputProps) => {
  const t = useTranslate();
  const { id, field, fieldState } = useInput({ source, disabled, ...asItIs });
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={t(label)}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      disabled={disabled}
      fullWidth
      size="small"
      error={fieldState.invalid}
      helperText={fieldState.invalid ? <InputFault message={fieldState.error?.message} /> : helperText && t(helperText)}
      slotProps={{ htmlInput: { maxLength: max, autoComplete: 'off', ...(isCode ? { dir: 'ltr' } : {}) } }}
    />
  );
};

import TextField from '@mui/material/TextField';
import { required, useInput, useTranslate } from 'react-admin';
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
  /** What it may look like. */
  placeholder?: string;
  /** Left to right whatever the screen's language: codes and numbers. */
  isCode?: boolean;
  required?: boolean;
  /** As a keyboard on a screen is to be laid out. */
  inputMode?: 'email' | 'tel' | 'numeric';
  /** A few lines instead of one. */
  isLong?: boolean;
}

const filledIn = required('records.field.required');

/** A text of one line that is the same in every language. */
export const TextLineInput = ({
  source,
  label,
  helperText,
  max,
  disabled = false,
  placeholder,
  isCode = false,
  required: isRequired = false,
  inputMode,
  isLong = false,
}: TextLineInputProps) => {
  const t = useTranslate();
  const { id, field, fieldState } = useInput({
    source,
    disabled,
    ...asItIs,
    ...(isRequired ? { validate: filledIn } : {}),
  });
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={t(label)}
      required={isRequired}
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      disabled={disabled}
      placeholder={placeholder}
      fullWidth
      size="small"
      error={fieldState.invalid}
      helperText={fieldState.invalid ? <InputFault message={fieldState.error?.message} /> : helperText && t(helperText)}
      slotProps={{
        htmlInput: { maxLength: max, autoComplete: 'off', inputMode, dir: isCode ? 'ltr' : 'auto' },
      }}
    />
  );
};

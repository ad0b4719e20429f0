import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import type { Language } from '#contract/entities/store';
import { asItIs, InputError } from '../inputParts';

interface LanguageFieldProps {
  /** Path of the text: `name.1`. */
  source: string;
  language: Language;
  /** As it is shown. */
  label: string;
  required: boolean;
  multiline: boolean;
  max: number;
  autoFocus?: boolean;
  disabled?: boolean;
  helperText?: string | undefined;
}

/** Input for the text in one language, in that language's direction. */
export const LanguageField = ({
  source,
  language,
  label,
  required,
  multiline,
  max,
  autoFocus = false,
  disabled = false,
  helperText,
}: LanguageFieldProps) => {
  const t = useTranslate();
  const validate = (value: unknown) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (required && !text) return 'records.field.required';
    return text.length > max ? { message: 'records.field.too_long', args: { max } } : undefined;
  };
  const { id, field, fieldState } = useInput({ source, validate, ...asItIs });
  const value = String(field.value ?? '');
  // Shown only near the limit: a counter below every field would be noise.
  const isNearEnd = value.length > max * 0.8;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      required={required}
      disabled={disabled}
      multiline={multiline}
      {...(multiline ? { minRows: 2, maxRows: 8 } : {})}
      fullWidth
      size="small"
      autoFocus={autoFocus}
      error={fieldState.invalid}
      helperText={
        fieldState.invalid ? (
          <InputError message={fieldState.error?.message} />
        ) : isNearEnd ? (
          t('records.field.length', { length: value.length, max })
        ) : (
          helperText
        )
      }
      slotProps={{
        htmlInput: {
          lang: language.code,
          dir: language.is_lang_rtl ? 'rtl' : 'ltr',
          maxLength: max,
          autoComplete: 'off',
        },
      }}
    />
  );
};

import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import type { Language } from '#contract/entities/store';
import { limits } from '#contract/limits';
import { InputFault } from '../../../components/inputs/inputParts';
import { isBlank, type ModifierRow } from './modifierRows';

interface ModifierNameProps {
  index: number;
  language: number;
  spoken: Language | undefined;
  /** As it is called where it has no name yet. */
  label: string;
  isLast: boolean;
  isHidden: boolean;
  /** Shown while it is empty: what customers read then. */
  fallback: string;
}

/** A modifier's name in one language. The last row may be blank: it waits for the next one. */
export const ModifierName = (props: ModifierNameProps) => {
  const { index, language, spoken, label, isLast, isHidden, fallback } = props;
  const t = useTranslate();
  const validate = (value: unknown, values: { modifiers?: ModifierRow[] }) => {
    const row = values.modifiers?.[index];
    if (language > 0 || !row || (isLast && isBlank(row))) return undefined;
    return typeof value === 'string' && value.trim() ? undefined : 'records.field.required';
  };
  const { id, field, fieldState } = useInput({ source: `modifiers.${index}.name.${language}`, validate });
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      fullWidth
      size="small"
      placeholder={fallback || t('modifierGroups.modifiers.name')}
      error={fieldState.invalid}
      helperText={fieldState.invalid && <InputFault message={fieldState.error?.message} />}
      sx={isHidden ? { display: 'none' } : {}}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          lang: spoken?.code,
          dir: spoken?.is_lang_rtl ? 'rtl' : 'ltr',
          maxLength: limits.nameMax,
          autoComplete: 'off',
          'data-column': 'name',
        },
      }}
    />
  );
};

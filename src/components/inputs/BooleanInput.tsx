import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { InputError } from './inputParts';

interface BooleanInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** Translation key, or a text that is translated already. */
  helperText?: string;
  disabled?: boolean;
}

/** Yes or no. */
export const BooleanInput = ({ source, label, helperText, disabled = false }: BooleanInputProps) => {
  const t = useTranslate();
  const helpId = useId();
  const { id, field, fieldState } = useInput({ source, disabled });
  return (
    <div>
      <FormControlLabel
        label={t(label)}
        disabled={disabled}
        control={
          <Switch
            id={id}
            name={field.name}
            inputRef={field.ref}
            checked={field.value === true}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
            slotProps={{ input: helperText || fieldState.invalid ? { 'aria-describedby': helpId } : {} }}
          />
        }
        sx={{ minHeight: 40 }}
      />
      {(helperText || fieldState.invalid) && (
        <FormHelperText id={helpId} error={fieldState.invalid} sx={{ mt: 0 }}>
          {fieldState.invalid ? (
            <InputError message={fieldState.error?.message} />
          ) : (
            helperText && t(helperText, { _: helperText })
          )}
        </FormHelperText>
      )}
    </div>
  );
};

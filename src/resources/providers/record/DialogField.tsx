import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Fault } from '../../../dataProvider/fieldFaults';

interface DialogFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fault?: Fault | undefined;
  max: number;
  required?: boolean;
  isCode?: boolean;
  type?: 'text' | 'date' | 'password';
  inputMode?: 'numeric';
  autoComplete?: string;
  autoFocus?: boolean;
  /** Options of a select. */
  children?: ReactNode;
}

/** A field of a dialog that is a form of its own. */
export const DialogField = (props: DialogFieldProps) => {
  const t = useTranslate();
  const { label, value, onChange, fault, max, required = false, isCode = false, type = 'text', children } = props;
  return (
    <TextField
      select={children !== undefined}
      fullWidth
      autoFocus={props.autoFocus}
      size="small"
      type={type}
      label={label}
      required={required}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault && t(fault.message, fault.args)}
      slotProps={{
        htmlInput: {
          maxLength: max,
          autoComplete: props.autoComplete ?? 'off',
          inputMode: props.inputMode,
          dir: isCode ? 'ltr' : 'auto',
        },
        ...(type === 'date' ? { inputLabel: { shrink: true } } : {}),
      }}
    >
      {children}
    </TextField>
  );
};

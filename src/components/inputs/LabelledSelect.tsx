import Box from '@mui/material/Box';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldMessage } from './LabelledInput';

interface LabelledSelectProps {
  label: string;
  name: string;
  value: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
  message?: FieldMessage | undefined;
  autoComplete?: string;
  /** Below the field if there is no error. */
  hint?: ReactNode;
}

/** The browser's own choice, which phones show as a wheel, in the look of `LabelledInput`. */
export const LabelledSelect = ({
  label,
  value,
  placeholder,
  options,
  onChange,
  message,
  hint,
  ...select
}: LabelledSelectProps) => {
  const t = useTranslate();
  const id = useId();
  const isKnown = options.some((option) => option.id === value);
  const text = message ? t(message.key, message.params) : hint;
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', alignItems: 'center', minHeight: 36, fontWeight: 550 }}
      >
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        aria-invalid={message ? true : undefined}
        aria-describedby={text ? `${id}-text` : undefined}
        value={isKnown ? value : ''}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
        {...select}
        sx={({ palette }) => ({
          inlineSize: '100%',
          minHeight: 48,
          px: 1.5,
          border: 0,
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'inherit',
          font: 'inherit',
          outline: 'none',
          boxShadow: `inset 0 0 0 1px ${message ? palette.error.main : palette.text.secondary}`,
          '&:focus': { boxShadow: `inset 0 0 0 2px ${message ? palette.error.main : palette.primary.main}` },
          '& option': { bgcolor: 'background.paper' },
        })}
      >
        {!isKnown && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </Box>
      {text && (
        <Box
          id={`${id}-text`}
          sx={{ mt: 0.5, fontSize: '0.8125rem', color: message ? 'error.main' : 'text.secondary' }}
        >
          {text}
        </Box>
      )}
    </div>
  );
};

import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { FieldMessage } from './signInFields';

interface LabelledInputProps extends Omit<OutlinedInputProps, 'error'> {
  label: string;
  message?: FieldMessage | undefined;
  /** Said below the field where nothing is wrong. */
  hint?: string | undefined;
  /** Beside the label, at the end of the line. */
  aside?: ReactNode;
}

/** A text field with its label above it, where it stays readable while somebody types. */
export const LabelledInput = ({ label, message, hint, aside, inputProps, ...rest }: LabelledInputProps) => {
  const t = useTranslate();
  const id = useId();
  const text = message ? t(message.key, message.params) : hint;
  return (
    <FormControl fullWidth error={Boolean(message)}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'end', minHeight: 32, pb: 0.5 }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
          {label}
        </Box>
        {aside}
      </Box>
      <OutlinedInput
        id={id}
        {...rest}
        inputProps={{ ...inputProps, 'aria-describedby': text ? `${id}-text` : undefined }}
        sx={{ bgcolor: 'background.paper', '& input': { py: 1.5 } }}
      />
      {text && (
        <FormHelperText id={`${id}-text`} sx={{ mx: 0 }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
};

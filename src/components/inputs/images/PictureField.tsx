import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { InputFault } from '../InputFault';

interface PictureFieldProps {
  /** Translation key. */
  label?: string | undefined;
  fault: string | undefined;
  name: string;
  /** Where the form puts the focus when something is wrong here. */
  focusRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of a field of pictures: its name, and what is wrong with it. */
export const PictureField = ({ label, fault, name, focusRef, children }: PictureFieldProps) => {
  const t = useTranslate();
  const labelId = useId();
  return (
    <Box
      component="fieldset"
      ref={focusRef}
      tabIndex={-1}
      data-field={name}
      // A form goes to its first fault by this.
      data-fault={fault ? true : undefined}
      aria-labelledby={label ? labelId : undefined}
      sx={{ minInlineSize: 0, m: 0, p: 0, border: 0, outlineOffset: 4 }}
    >
      {label && (
        <FormLabel component="legend" error={fault !== undefined} id={labelId} sx={{ mb: 1 }}>
          {t(label)}
        </FormLabel>
      )}
      {children}
      {fault && (
        <FormHelperText error role="alert" sx={{ mx: 0, fontSize: '0.875rem' }}>
          <InputFault message={fault} />
        </FormHelperText>
      )}
    </Box>
  );
};

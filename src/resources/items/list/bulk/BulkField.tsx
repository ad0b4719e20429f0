import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface BulkFieldProps {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
}

/** A field that is changed only where it is ticked; its input stands below it then. */
export const BulkField = ({ label, isOn, onSwitch, children }: BulkFieldProps) => (
  <Box sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', py: 0.5 }}>
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Checkbox checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />}
      label={label}
    />
    {isOn && (
      <Box sx={{ paddingInlineStart: { xs: 0, sm: 4 }, pb: 2, pt: 0.5, display: 'grid', gap: 1.5 }}>{children}</Box>
    )}
  </Box>
);

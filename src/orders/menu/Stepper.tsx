import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Labels of the two buttons and the value between them. */
  fewer: string;
  more: string;
  label: string;
}

/** A number with a button on either side. */
export const Stepper = ({ value, min, max, onChange, fewer, more, label }: StepperProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'inline-flex',
      flexShrink: 0,
      alignItems: 'center',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
    }}
  >
    <IconButton size="small" aria-label={fewer} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <RemoveIcon fontSize="small" />
    </IconButton>
    <Typography
      component="span"
      aria-live="polite"
      sx={{ minWidth: 24, textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
    >
      {value}
    </Typography>
    <IconButton size="small" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <AddIcon fontSize="small" />
    </IconButton>
  </Box>
);

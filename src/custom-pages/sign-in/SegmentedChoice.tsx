import Box from '@mui/material/Box';
import { useId } from 'react';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two or three, all in view. Radio buttons underneath, so that arrow keys and screen readers know it. */
export const SegmentedChoice = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) => {
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ display: 'flex', gap: 0.5, p: 0.5, borderRadius: 1, bgcolor: 'sunken' }}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={(theme) => ({
            flex: 1,
            minHeight: 44,
            display: 'grid',
            placeItems: 'center',
            position: 'relative',
            borderRadius: `${Number(theme.shape.borderRadius) - 3}px`,
            fontWeight: 550,
            cursor: 'pointer',
            color: 'text.secondary',
            transition: 'background-color 120ms, color 120ms',
            '&:hover': { color: 'text.primary' },
            '&:has(:checked)': { bgcolor: 'background.paper', color: 'primary.main', boxShadow: 1 },
            '&:has(:focus-visible)': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: 1 },
          })}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', m: 0 }}
          />
          {option.label}
        </Box>
      ))}
    </Box>
  );
};

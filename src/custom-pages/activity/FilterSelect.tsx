import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface FilterSelectProps {
  label: string;
  /** What stands for no filter. */
  any: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of several, or none of them. */
export const FilterSelect = ({ label, any, value, choices, onChange }: FilterSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={choices.some((choice) => choice.value === value) ? value : ''}
    onChange={({ target }) => onChange(target.value)}
    sx={{ flex: '1 1 150px', maxInlineSize: { sm: 220 }, '& .MuiInputBase-root': { minHeight: 44 } }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{any}</MenuItem>
    {choices.map((choice) => (
      <MenuItem key={choice.value} value={choice.value}>
        <bdi>{choice.label}</bdi>
      </MenuItem>
    ))}
  </TextField>
);

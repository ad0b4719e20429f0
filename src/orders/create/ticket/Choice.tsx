import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few options, all visible. */
export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    size="small"
    color="primary"
    aria-label={label}
    value={value}
    // A second tap on the selected option gives null: the selection stays.
    onChange={(_event, chosen: Value | null) => chosen && onChange(chosen)}
  >
    {options.map((option) => (
      <ToggleButton
        key={option.value}
        value={option.value}
        sx={{ minHeight: 40, px: 0.5, textTransform: 'none', lineHeight: 1.2 }}
      >
        {option.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type ActiveOrdersChoice, activeOrdersChoices } from '#contract/providers/approval';

interface ActiveOrdersFieldProps {
  label: string;
  choice: ActiveOrdersChoice;
  onChoose: (choice: ActiveOrdersChoice) => void;
}

/** Asks what happens to orders that haven't been picked up. */
export const ActiveOrdersField = ({ label, choice, onChoose }: ActiveOrdersFieldProps) => {
  const t = useTranslate();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel
        id={labelId}
        sx={{ color: 'text.primary', fontWeight: 600, '&.Mui-focused': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        sx={{ rowGap: 0.5, mt: 0.5 }}
        value={choice}
        onChange={(_event, value) => onChoose(activeOrdersChoices.find((one) => one === value) ?? 'keep')}
      >
        {(['take_back', 'keep'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={t(`providers.active_orders.${value}`)}
            sx={{ minBlockSize: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

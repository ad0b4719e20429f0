import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { ChoiceButton } from './ChoiceButton';

const sizes = Array.from({ length: limits.personsMax - limits.personsMin + 1 }, (_, at) => at + limits.personsMin);

interface PartyFieldsProps {
  persons: number;
  onPersons: (persons: number) => void;
  /** Where the field opens. */
  day: string;
  /** Nothing complete is in the field. */
  isDayMissing: boolean;
  /** The first day that can be chosen. */
  today: string;
  onDay: (day: string) => void;
}

/** How many guests come, and on which day. */
export const PartyFields = ({ persons, onPersons, day, isDayMissing, today, onDay }: PartyFieldsProps) => {
  const t = useTranslate();
  const label = t('createOrder.table.persons');
  return (
    <>
      <Box>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {label}
        </Typography>
        <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(5, 1fr)' }}>
          {sizes.map((size) => (
            <ChoiceButton
              key={size}
              isChosen={size === persons}
              aria-label={t('boards.panel.persons', { smart_count: size })}
              onClick={() => onPersons(size)}
            >
              {size}
            </ChoiceButton>
          ))}
        </Box>
      </Box>
      <TextField
        type="date"
        size="small"
        label={t('createOrder.time.day')}
        defaultValue={day}
        required
        error={isDayMissing}
        helperText={isDayMissing && t('ra.validation.required')}
        // A year is typed digit by digit, so the day counts once it is complete.
        onChange={({ target: { value } }) => onDay(value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: limits.plannedDays[1] } }}
        sx={{ '& input': { paddingBlock: '10.5px' } }}
      />
    </>
  );
};

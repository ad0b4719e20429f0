import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';

interface PersonsButtonsProps {
  least?: number;
  most: number;
  value: number | null;
  onChoose: (persons: number, button: HTMLElement) => void;
}

/** A button for each size of party. */
export const PersonsButtons = ({ least = limits.personsMin, most, value, onChoose }: PersonsButtonsProps) => {
  const t = useTranslate();
  const parties = Array.from({ length: most - least + 1 }, (_, at) => at + least);
  return (
    <Box
      role="group"
      aria-label={t('tableBook.covers.label')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' }}
    >
      {parties.map((party) => (
        <Button
          key={party}
          variant={party === value ? 'contained' : 'outlined'}
          aria-pressed={party === value}
          aria-label={t('boards.panel.persons', { smart_count: party })}
          onClick={({ currentTarget }) => onChoose(party, currentTarget)}
          sx={{ minBlockSize: 56, fontSize: '1.25rem' }}
        >
          {party}
        </Button>
      ))}
    </Box>
  );
};

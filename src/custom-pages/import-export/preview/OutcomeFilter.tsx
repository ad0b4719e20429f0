import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportCounts } from '#contract/entities/menuImport';
import { importOutcomes } from '#contract/menuFiles/outcomes';
import type { ShownRows } from './shownRows';

interface OutcomeFilterProps {
  counts: ImportCounts;
  /** How many rows have a price to check. */
  unusual: number;
  shown: ShownRows;
  onChoose: (shown: ShownRows) => void;
}

/** How many rows come to what; each count shows its rows alone. */
export const OutcomeFilter = ({ counts, unusual, shown, onChoose }: OutcomeFilterProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const all = importOutcomes.reduce((sum, each) => sum + counts[each], 0);
  const choices: { value: ShownRows; label: string; count: number }[] = [
    { value: null, label: t('menuFiles.preview.all'), count: all },
    ...importOutcomes.map((each) => ({ value: each, label: t(`menuFiles.outcome.${each}`), count: counts[each] })),
    ...(unusual > 0
      ? [{ value: 'unusual_price' as const, label: t('menuFiles.preview.unusual_filter'), count: unusual }]
      : []),
  ];
  return (
    <Box role="group" aria-label={t('menuFiles.preview.filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map(({ value, label, count }) => (
        <Chip
          key={value ?? 'all'}
          component="button"
          clickable
          onClick={() => onChoose(value)}
          aria-pressed={value === shown}
          label={`${label} ${count.toLocaleString(locale)}`}
          color={
            value === 'unusual_price'
              ? 'warning'
              : value === 'error' && count > 0
                ? 'error'
                : value === shown
                  ? 'primary'
                  : 'default'
          }
          variant={value === shown ? 'filled' : 'outlined'}
          sx={{
            blockSize: 40,
            borderRadius: 5,
            fontVariantNumeric: 'tabular-nums',
            bgcolor: value === shown ? null : 'background.paper',
          }}
        />
      ))}
    </Box>
  );
};

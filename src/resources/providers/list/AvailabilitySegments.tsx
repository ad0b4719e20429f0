import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext, useTranslate } from 'react-admin';
import { availabilities } from '#contract/providers/availability';

const everybody = 'all';

/** Who can be asked, who is out, who is not at work: one tap each. */
export const AvailabilitySegments = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen = typeof filterValues.availability === 'string' ? filterValues.availability : everybody;
  const choose = (next: string | null) =>
    next && setFilters({ ...filterValues, availability: next === everybody ? undefined : next }, undefined, false);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      aria-label={t('providers.column.availability')}
      onChange={(_event, next: string | null) => choose(next)}
      sx={{ flexWrap: 'wrap' }}
    >
      {[everybody, ...availabilities].map((value) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{ minBlockSize: 40, px: 1.5, textTransform: 'none', color: 'text.primary' }}
        >
          {t(`providers.segment.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

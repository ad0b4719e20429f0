import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { type Days, useTypedDays } from './useTypedDays';

/** The first and the last day that are looked at. */
export const DaysFilter = ({ value, onChange }: { value: Days; onChange: (days: Days) => void }) => {
  const t = useTranslate();
  const { timezone } = useStoreSurroundings();
  const { days, type, leave, isReversed } = useTypedDays(value, onChange);
  return (
    <Box onBlur={leave} sx={{ display: 'flex', gap: 1.25, flex: '1 1 310px', maxInlineSize: { sm: 360 } }}>
      {(['from', 'to'] as const).map((side) => (
        <TextField
          key={side}
          type="date"
          size="small"
          label={t(`activity.filter.${side}`)}
          value={days[side]}
          onChange={({ target }) => type({ [side]: target.value })}
          error={isReversed && side === 'to'}
          helperText={isReversed && side === 'to' ? t('orderHistory.days.reversed') : undefined}
          sx={{ flex: '1 1 150px', '& .MuiInputBase-root': { minHeight: 44 } }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: storeDate(new Date(), timezone) } }}
        />
      ))}
    </Box>
  );
};

import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { isDayWithin, storeDate } from '#contract/time';
import { useTyped } from '../../components/inputs/useTyped';
import { useStoreFormat } from '../../components/store/useStoreFormat';

interface Days {
  from: string;
  to: string;
}

/** A year that is being typed passes through 0002, 0020 and 0202. */
const isWhole = (day: string): boolean => day === '' || isDayWithin(limits.listDays, day);

const areReversed = ({ from, to }: Days): boolean => from !== '' && to !== '' && isWhole(to) && from > to;

const wholeDays = (days: Days): Days | undefined =>
  isWhole(days.from) && isWhole(days.to) && !areReversed(days) ? days : undefined;

/** The first and last day as typed, applied together when both are complete. */
function useTypedDays({ from, to }: Days, onChange: (days: Days) => void) {
  const { typed, type, apply } = useTyped<Days>({
    applied: { from, to },
    toApplied: wholeDays,
    onApply: onChange,
    pauseMs: 500,
  });
  return {
    days: typed,
    type: (change: Partial<Days>) => type({ ...typed, ...change }),
    /** Applies immediately if the user has left both fields. */
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) apply();
    },
    isReversed: areReversed(typed),
  };
}

/** The period to show. */
export const ActivityDaysFilter = ({ value, onChange }: { value: Days; onChange: (days: Days) => void }) => {
  const t = useTranslate();
  const { timezone } = useStoreFormat();
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

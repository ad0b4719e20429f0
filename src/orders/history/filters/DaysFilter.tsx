import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { datesOf, dayRanges, type HistoryFilters, usualRange } from '../historyChoice';

type DaysChoice = Pick<HistoryFilters, 'days' | 'start_date' | 'end_date' | 'date_by'>;

interface CustomDaysProps {
  anchor: HTMLElement;
  filters: HistoryFilters;
  onChoose: (choice: DaysChoice) => void;
  onClose: () => void;
}

/** Custom dates, first to last, by when orders ended or were placed. */
const CustomDays = ({ anchor, filters, onChoose, onClose }: CustomDaysProps) => {
  const t = useTranslate();
  const { timezone } = useStoreFormat();
  const byId = useId();
  const now = new Date();
  const shown = filters.days === 'custom' ? filters : datesOf(filters.days ?? 'last_7', now, timezone);
  const [start, setStart] = useState(shown.start_date ?? '');
  const [end, setEnd] = useState(shown.end_date ?? '');
  const [by, setBy] = useState<'ended_at' | 'created_at'>(filters.date_by ?? 'ended_at');
  const isReversed = start !== '' && end !== '' && start > end;
  const today = storeDate(now, timezone);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('orderHistory.days.dialog'), sx: { p: 2, inlineSize: 320 } },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReversed) return;
          onChoose({
            days: 'custom',
            ...(start ? { start_date: start } : {}),
            ...(end ? { end_date: end } : {}),
            ...(by === 'created_at' ? { date_by: by } : {}),
          });
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        {(
          [
            ['from', start, setStart],
            ['to', end, setEnd],
          ] as const
        ).map(([name, value, set]) => (
          <TextField
            key={name}
            type="date"
            label={t(`orderHistory.days.${name}`)}
            value={value}
            onChange={({ target }) => set(target.value)}
            error={isReversed && name === 'to'}
            helperText={isReversed && name === 'to' ? t('orderHistory.days.reversed') : undefined}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          />
        ))}
        <FormControl>
          <FormLabel id={byId}>{t('orderHistory.days.by')}</FormLabel>
          <RadioGroup
            aria-labelledby={byId}
            value={by}
            onChange={(_event, value) => setBy(value === 'created_at' ? value : 'ended_at')}
          >
            <FormControlLabel value="ended_at" control={<Radio />} label={t('orderHistory.days.by_ended')} />
            <FormControlLabel value="created_at" control={<Radio />} label={t('orderHistory.days.by_placed')} />
          </RadioGroup>
        </FormControl>
        <Button type="submit" variant="contained" size="large" disabled={isReversed}>
          {t('orderHistory.days.show')}
        </Button>
      </Box>
    </Popover>
  );
};

const Range = styled(ToggleButton)(({ theme }) => ({
  minBlockSize: 40,
  padding: '4px 14px',
  fontSize: '0.875rem',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 20,
  whiteSpace: 'nowrap',
  flexShrink: 0,
  color: theme.palette.text.primary,
  '&.Mui-selected': { fontWeight: 600 },
}));

/** The days to show: common ranges with one tap, any others by two dates. */
export const DaysFilter = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const filters = filterValues as HistoryFilters;
  const days = filters.days ?? usualRange;
  const choose = (change: Partial<HistoryFilters>) => {
    const { days: _days, start_date: _start, end_date: _end, date_by: _by, ...others } = filters;
    setFilters({ ...others, ...(filters.date_by ? { date_by: filters.date_by } : {}), ...change }, undefined, false);
  };
  return (
    <Box
      role="group"
      aria-label={t('orderHistory.days.label')}
      // A row that scrolls on a phone, so that the orders stay visible.
      sx={{
        display: 'flex',
        gap: 1,
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        marginInline: { xs: -1.5, sm: 0 },
        paddingInline: { xs: 1.5, sm: 0 },
        paddingBlock: { xs: 0.5, sm: 0 },
      }}
    >
      {dayRanges.map((range) => (
        <Range
          key={range}
          value={range}
          selected={days === range}
          onChange={() => choose(range === usualRange ? {} : { days: range })}
        >
          {t(`orderHistory.days.${range}`)}
        </Range>
      ))}
      <Range
        value="custom"
        selected={days === 'custom'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('orderHistory.days.custom')}
      </Range>
      {anchor && (
        <CustomDays
          anchor={anchor}
          filters={filters}
          onClose={() => setAnchor(null)}
          onChoose={(change) => {
            setAnchor(null);
            const { days: _days, start_date: _start, end_date: _end, date_by: _by, ...others } = filters;
            setFilters({ ...others, ...change }, undefined, false);
          }}
        />
      )}
    </Box>
  );
};

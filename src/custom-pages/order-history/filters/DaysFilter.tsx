import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { dayRanges, usualRange } from '../dayRanges';
import type { HistoryFilters } from '../historyChoice';
import { CustomDays } from './CustomDays';

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

/** The days whose orders are shown: the usual ranges by one tap, any others by two dates. */
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
      // A row that scrolls on a phone, so that the orders stay in sight.
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

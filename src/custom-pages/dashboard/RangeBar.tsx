import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import {
  type Comparison,
  comparisons,
  type InsightDates,
  insightPresets,
  isInsightRange,
  presetDates,
} from '#contract/insight/ranges';

interface RangeBarProps {
  dates: InsightDates;
  comparison: Comparison;
  today: string;
  onDates: (dates: InsightDates) => void;
  onComparison: (comparison: Comparison) => void;
}

const isSame = (a: InsightDates, b: InsightDates): boolean =>
  a.start_date === b.start_date && a.end_date === b.end_date;

/** The dates that all charts cover, and those that they are compared with. */
export const RangeBar = ({ dates, comparison, today, onDates, onComparison }: RangeBarProps) => {
  const t = useTranslate();
  const preset = insightPresets.find((name) => isSame(presetDates(name, today), dates)) ?? 'custom';
  const change = (changed: Partial<InsightDates>) => {
    const next = { ...dates, ...changed };
    if (next.start_date && next.end_date && isInsightRange(next)) onDates(next);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }} role="group" aria-label={t('dashboard.range.label')}>
      <TextField
        select
        size="small"
        label={t('dashboard.range.label')}
        value={preset}
        onChange={({ target: { value } }) => {
          const chosen = insightPresets.find((name) => name === value);
          if (chosen) onDates(presetDates(chosen, today));
        }}
      >
        {insightPresets.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`dashboard.range.${name}`)}
          </MenuItem>
        ))}
        <MenuItem value="custom" disabled>
          {t('dashboard.range.custom')}
        </MenuItem>
      </TextField>
      {(['start_date', 'end_date'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          size="small"
          label={t(name === 'start_date' ? 'orderHistory.days.from' : 'orderHistory.days.to')}
          value={dates[name]}
          onChange={({ target: { value } }) => change({ [name]: value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
      ))}
      <TextField
        select
        size="small"
        label={t('dashboard.compare.label')}
        value={comparison}
        onChange={({ target: { value } }) => onComparison(comparisons.find((name) => name === value) ?? 'none')}
      >
        {comparisons.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`dashboard.compare.${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};

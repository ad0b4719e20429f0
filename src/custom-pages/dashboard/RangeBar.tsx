import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type Comparison,
  comparisons,
  type InsightDates,
  insightDaysMax,
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

/** The first and the last day. They are only used once both are in order: a year is typed digit by digit, and one of them first. */
const RangeDates = ({ dates, today, onDates }: Pick<RangeBarProps, 'dates' | 'today' | 'onDates'>) => {
  const t = useTranslate();
  const [draft, setDraft] = useState(dates);
  const [shown, setShown] = useState(dates);
  if (shown !== dates) {
    setShown(dates);
    setDraft(dates);
  }
  const change = (next: InsightDates) => {
    setDraft(next);
    if (isInsightRange(next)) onDates(next);
  };
  const isReversed = draft.end_date !== '' && draft.start_date > draft.end_date;
  const errorOf = (name: keyof InsightDates): string | undefined => {
    if (draft[name] === '') return t('records.field.invalid');
    if (name === 'start_date' || draft.start_date === '' || isInsightRange(draft)) return undefined;
    return isReversed ? t('orderHistory.days.reversed') : t('dashboard.range.too_long', { max: insightDaysMax });
  };
  return (['start_date', 'end_date'] as const).map((name) => (
    <TextField
      key={name}
      type="date"
      size="small"
      label={t(name === 'start_date' ? 'orderHistory.days.from' : 'orderHistory.days.to')}
      value={draft[name]}
      onChange={({ target: { value } }) => change({ ...draft, [name]: value })}
      error={errorOf(name) !== undefined}
      helperText={errorOf(name)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    />
  ));
};

/** The dates that all charts cover, and those that they are compared with. */
export const RangeBar = ({ dates, comparison, today, onDates, onComparison }: RangeBarProps) => {
  const t = useTranslate();
  const preset = insightPresets.find((name) => isSame(presetDates(name, today), dates)) ?? 'custom';
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
      <RangeDates {...{ dates, today, onDates }} />
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

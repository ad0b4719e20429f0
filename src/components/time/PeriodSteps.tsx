import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { dateFrom } from '#contract/time';
import { Hint } from '../hint/Hint';
import { mirrored } from '../icons/mirrored';
import { useDayText } from './useDayText';

const EarlierIcon = mirrored(ChevronLeftIcon);
const LaterIcon = mirrored(ChevronRightIcon);

interface PeriodStepsProps {
  period: 'week' | 'month';
  /** The shown week or month. */
  start_date: string;
  end_date: string;
  /** The store's business day. */
  today: string;
  /** Shows the period that includes a date. */
  onGo: (date: string) => void;
}

/** A week or month by its dates, with a step to the one before and the one after. */
export const PeriodSteps = ({ period, start_date, end_date, today, onGo }: PeriodStepsProps) => {
  const t = useTranslate();
  const dayText = useDayText();
  const steps = {
    earlier: { label: t(`orderHistory.period.earlier_${period}`), date: dateFrom(start_date, -1) },
    later: { label: t(`orderHistory.period.later_${period}`), date: dateFrom(end_date, 1) },
  };
  const step = (name: keyof typeof steps, icon: ReactNode, isDisabled = false) => (
    <Hint text={steps[name].label}>
      <IconButton
        aria-label={steps[name].label}
        disabled={isDisabled}
        onClick={() => onGo(steps[name].date)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        {icon}
      </IconButton>
    </Hint>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {step('earlier', <EarlierIcon />)}
      <Typography sx={{ fontWeight: 600 }} aria-live="polite">
        {dayText(start_date)} – {dayText(end_date)}
      </Typography>
      {step('later', <LaterIcon />, end_date >= today)}
    </Box>
  );
};

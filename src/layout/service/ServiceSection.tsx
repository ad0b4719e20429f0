import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { dateFrom, instantOf } from '#contract/opening/daySpans';
import { minutesOf, storeDate } from '#contract/time';
import type { StoreDataProvider } from '../../dataProvider/index';

/** Makes a change of the opening state; the new state comes with the store's own message. */
export type Change = (send: (dataProvider: StoreDataProvider) => Promise<unknown>) => void;

export interface ServiceSectionProps {
  isSending: boolean;
  change: Change;
}

/** One part of the panel, under its heading. */
export const ServiceSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1, borderBlockStart: '1px solid', borderColor: 'divider', pt: 1.5 }}
    >
      <Typography id={titleId} component="h3" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Box>
  );
};

/** Buttons next to each other, on as many lines as they need. */
export const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {children}
  </Box>
);

interface ChoiceButtonProps {
  onClick: () => void;
  disabled?: boolean;
  label?: string;
  isPressed?: boolean;
  children: ReactNode;
}

/** Large enough for wet fingers. */
export const ChoiceButton = ({ label, isPressed, children, ...button }: ChoiceButtonProps) => (
  <Button
    {...button}
    variant={isPressed ? 'contained' : 'outlined'}
    aria-label={label}
    aria-pressed={isPressed}
    sx={{ minBlockSize: 44, fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Button>
);

/** What is set now, with the button that ends it. */
export const SetNow = ({
  text,
  end,
  onEnd,
  disabled,
}: {
  text: string;
  end: string;
  onEnd: () => void;
  disabled: boolean;
}) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      p: 1,
      borderRadius: 1,
      bgcolor: 'action.hover',
    }}
  >
    <Typography role="status" sx={{ flex: 1, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
    <Button variant="outlined" disabled={disabled} onClick={onEnd} sx={{ minBlockSize: 44, flexShrink: 0 }}>
      {end}
    </Button>
  </Box>
);

interface TimeFieldProps {
  label: string;
  /** `HH:MM`. */
  value: string;
  onChange: (value: string) => void;
}

export const TimeField = ({ label, value, onChange }: TimeFieldProps) => (
  <TextField
    type="time"
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ inlineSize: 140, '& .MuiInputBase-root': { minBlockSize: 44 } }}
  />
);

/** The next time a clock at the store shows `HH:MM`; `null` while it is half typed. */
export function nextTime(clock: string, timezone: string, now: Date): Date | null {
  if (!/^\d{2}:\d{2}$/.test(clock)) return null;
  const today = storeDate(now, timezone);
  const instant = instantOf(today, minutesOf(clock), timezone);
  return instant > now ? instant : instantOf(dateFrom(today, 1), minutesOf(clock), timezone);
}

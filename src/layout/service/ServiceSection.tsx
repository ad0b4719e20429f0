import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { dateFrom, instantOf, minutesOf, storeDate } from '#contract/time';
import type { StoreDataProvider } from '../../dataProvider/index';
import { touchTarget } from '../../theme/tokens';

type Send = (dataProvider: StoreDataProvider) => Promise<unknown>;

/** A change of the opening state, the confirmation to show afterwards, and the call that undoes it. */
export interface Change {
  send: Send;
  done: string;
  undo: Send;
}

export interface ServiceSectionProps {
  isSending: boolean;
  /** Makes a change. The new state arrives with the store's own message. */
  change: (change: Change) => void;
  isOpen: boolean;
  onToggle: () => void;
}

interface SectionProps extends Pick<ServiceSectionProps, 'isOpen' | 'onToggle'> {
  title: string;
  /** The current state, shown while the section is folded, too. */
  state?: ReactNode;
  children: ReactNode;
}

/** One section of the panel. Its heading folds and unfolds the controls. */
export const ServiceSection = ({ title, state, isOpen, onToggle, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1, borderBlockStart: '1px solid', borderColor: 'divider', pt: 0.5 }}
    >
      <Typography component="h3" variant="subtitle2">
        <ButtonBase
          aria-expanded={isOpen}
          onClick={onToggle}
          sx={{
            inlineSize: '100%',
            minBlockSize: touchTarget,
            gap: 1,
            borderRadius: 1,
            font: 'inherit',
            textAlign: 'start',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box component="span" id={titleId} sx={{ flex: 1 }}>
            {title}
          </Box>
          <ExpandIcon aria-hidden sx={{ color: 'text.secondary', rotate: isOpen ? '180deg' : undefined }} />
        </ButtonBase>
      </Typography>
      {state}
      {isOpen && <Box sx={{ display: 'grid', gap: 1.5, pb: 1 }}>{children}</Box>}
    </Box>
  );
};

interface ChoicesProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; text: string }[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

/** Options next to each other, wrapping as needed. They only select; a separate button applies the choice. */
export const Choices = <Value extends string | number>({ label, options, isChosen, onChoose }: ChoicesProps<Value>) => {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ value, text }) => (
          <ToggleButton
            key={value}
            value={value}
            selected={isChosen(value)}
            color="primary"
            onChange={() => onChoose(value)}
            sx={{
              minBlockSize: touchTarget,
              px: 1.5,
              py: 0,
              // Round, unlike the buttons that apply something.
              borderRadius: `${touchTarget / 2}px`,
              textTransform: 'none',
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.2,
              // An inset border, so that nothing moves when another option is chosen.
              '&.Mui-selected': { borderColor: 'currentColor', boxShadow: 'inset 0 0 0 1px currentColor' },
            }}
          >
            {text}
          </ToggleButton>
        ))}
      </Box>
    </Box>
  );
};

/** A section's only button that applies something; its label says what it will do. */
export const ActButton = ({
  onClick,
  disabled,
  children,
}: {
  onClick: () => void;
  disabled: boolean;
  children: ReactNode;
}) => (
  <Button
    fullWidth
    variant="contained"
    disabled={disabled}
    onClick={onClick}
    sx={{ minBlockSize: touchTarget, fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Button>
);

/** Shows the current setting, with the button that ends it. */
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
    <Button variant="outlined" disabled={disabled} onClick={onEnd} sx={{ minBlockSize: touchTarget, flexShrink: 0 }}>
      {end}
    </Button>
  </Box>
);

interface TimeFieldProps {
  label: string;
  /** `HH:MM`. */
  value: string;
  onChange: (value: string) => void;
  /** Why the time can't be used. */
  error?: string | undefined;
}

export const TimeField = ({ label, value, onChange, error }: TimeFieldProps) => (
  <TextField
    type="time"
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={error !== undefined}
    helperText={error}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ '& .MuiInputBase-root': { inlineSize: 160, minBlockSize: touchTarget } }}
  />
);

/** The next time a clock at the store shows `HH:MM`; `null` while it is half typed. */
export function nextTime(clock: string, timezone: string, now: Date): Date | null {
  if (!/^\d{2}:\d{2}$/.test(clock)) return null;
  const today = storeDate(now, timezone);
  const instant = instantOf(today, minutesOf(clock), timezone);
  return instant > now ? instant : instantOf(dateFrom(today, 1), minutesOf(clock), timezone);
}

import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { endsNextDay, type HoursFault } from './availabilityFaults';

interface Hours {
  start: string;
  end: string;
}

interface HoursRowProps {
  hours: Hours;
  /** Name of the day. */
  day: string;
  fault: HoursFault | undefined;
  onChange: (hours: Hours) => void;
  onRemove: () => void;
}

/** A clock has no 24:00. */
const clock = (time: string): string => (time === '24:00' ? '00:00' : time);

/** From when to when, on one day. */
export const HoursRow = ({ hours, day, fault, onChange, onRemove }: HoursRowProps) => {
  const t = useTranslate();
  const helpId = useId();
  const help = fault
    ? t(`records.availability.fault.${fault}`)
    : endsNextDay(hours)
      ? t('records.availability.next_day', { time: hours.end })
      : '';
  const field = (side: keyof Hours) => (
    <TextField
      type="time"
      size="small"
      value={clock(hours[side])}
      onChange={(event) => onChange({ ...hours, [side]: event.target.value })}
      error={fault !== undefined}
      slotProps={{
        htmlInput: {
          'aria-label': t(`records.availability.${side}`, { day }),
          'aria-describedby': help ? helpId : undefined,
        },
      }}
      sx={{ inlineSize: 128 }}
    />
  );
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {field('start')}
        <span aria-hidden>–</span>
        {field('end')}
        <IconButton aria-label={t('records.availability.remove', { day })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {help && (
        <FormHelperText id={helpId} error={fault !== undefined}>
          {help}
        </FormHelperText>
      )}
    </div>
  );
};

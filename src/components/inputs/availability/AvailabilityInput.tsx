import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { weekFaults } from '#contract/opening/hoursFaults';
import type { OpeningDay } from '#contract/openingHours';
import { asItIs, InputFault } from '../inputParts';
import { hoursText } from './hoursText';
import { WeekRows } from './WeekRows';
import { everyDay, wholeWeek } from './week';

interface AvailabilityInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** Shown as text, and can't be changed. */
  disabled?: boolean;
  /** Translation key of the text below it. */
  helperText?: string;
}

const validate = (value: readonly OpeningDay[] | null) =>
  weekFaults(value).size > 0 ? 'records.availability.fault.some' : undefined;

/** Always (`null`), or on which days and in which hours, by the store's clock. */
export const AvailabilityInput = ({ source, label, disabled = false, helperText }: AvailabilityInputProps) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const labelId = useId();
  const { field, fieldState } = useInput({ source, validate, ...asItIs });
  const value: readonly OpeningDay[] | null = field.value ?? null;
  /** What was chosen before it was set to always, for whoever comes back to it. */
  const before = useRef<readonly OpeningDay[] | null>(value);
  const week = value && wholeWeek(value);
  const faults = weekFaults(value);
  const isTold = fieldState.invalid;
  // A time that is half typed is told of only once somebody tried to save.
  const faultOf = (key: string) => {
    const fault = faults.get(key);
    return isTold || (fault !== 'incomplete' && fault !== 'no_hours') ? fault : undefined;
  };
  const choose = (choice: string) => {
    if (value) before.current = value;
    field.onChange(choice === 'always' ? null : (before.current ?? everyDay()));
  };
  const help = helperText && <FormHelperText>{t(helperText)}</FormHelperText>;
  if (disabled)
    return (
      <div>
        <Typography component="h3" variant="subtitle2">
          {t(label)}
        </Typography>
        <Typography>{hoursText(value, { locale, t })}</Typography>
        {help}
      </div>
    );
  return (
    <Box data-field={source} {...(isTold ? { 'data-fault': true, tabIndex: -1 } : {})}>
      <Typography id={labelId} component="h3" variant="subtitle2">
        {t(label)}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value ? 'hours' : 'always'}
        onChange={(_event, choice) => choose(choice)}
      >
        <FormControlLabel value="always" control={<Radio />} label={t('records.availability.always')} />
        <FormControlLabel value="hours" control={<Radio />} label={t('records.availability.some')} />
      </RadioGroup>
      {week && <WeekRows week={week} faultOf={faultOf} onChange={field.onChange} />}
      {week && <FormHelperText>{t('records.availability.store_time')}</FormHelperText>}
      {help}
      {faults.get('') && <FormHelperText error>{t('records.availability.fault.no_day')}</FormHelperText>}
      {isTold && (
        <FormHelperText error role="alert">
          <InputFault message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};

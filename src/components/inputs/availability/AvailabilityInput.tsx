import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { weekErrors } from '#contract/opening/hoursErrors';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { asItIs, InputError } from '../inputParts';
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
  weekErrors(value).size > 0 ? 'records.availability.error.some' : undefined;

/** Always (`null`), or on certain days and hours, in the store's time zone. */
export const AvailabilityInput = ({ source, label, disabled = false, helperText }: AvailabilityInputProps) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const labelId = useId();
  const { field, fieldState } = useInput({ source, validate, ...asItIs });
  const value: readonly OpeningDay[] | null = field.value ?? null;
  /** The hours before it was set to always, in case the user switches back. */
  const before = useRef<readonly OpeningDay[] | null>(value);
  const week = value && wholeWeek(value);
  const errors = weekErrors(value);
  const isInvalid = fieldState.invalid;
  // Report an incomplete time only after an attempt to save.
  const errorOf = (key: string) => {
    const error = errors.get(key);
    return isInvalid || (error !== 'incomplete' && error !== 'no_hours') ? error : undefined;
  };
  const choose = (choice: string) => {
    if (value) before.current = value;
    field.onChange(choice === 'always' ? null : (before.current ?? everyDay()));
  };
  const help = helperText && <FormHelperText>{t(helperText)}</FormHelperText>;
  if (disabled)
    return (
      <div>
        <Typography component="div" variant="subtitle2">
          {t(label)}
        </Typography>
        <Typography>{hoursText(value, { locale, t })}</Typography>
        {help}
      </div>
    );
  return (
    <Box data-field={source} {...(isInvalid ? { 'data-error': true, tabIndex: -1 } : {})}>
      <Typography id={labelId} component="div" variant="subtitle2">
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
      {week && <WeekRows week={week} errorOf={errorOf} onChange={field.onChange} />}
      {week && <FormHelperText>{t('records.availability.store_time')}</FormHelperText>}
      {help}
      {errors.get('') && <FormHelperText error>{t('records.availability.error.no_day')}</FormHelperText>}
      {isInvalid && (
        <FormHelperText error role="alert">
          <InputError message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};

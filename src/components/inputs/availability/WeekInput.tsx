import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { daysErrors, type HoursError, weekErrors } from '#contract/opening/hoursErrors';
import type { DayHours } from '#contract/opening/openingRules';
import { isOffered, weekOf } from '#contract/opening/openingRules';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { type OrderType, orderTypes } from '#contract/orders/statuses';
import { useStoreFormat } from '../../store/useStoreFormat';
import { asItIs, InputError } from '../inputParts';
import { DayRow } from './DayRow';
import { WeekRows } from './WeekRows';
import { wholeWeek } from './week';

interface HoursInputProps {
  source: string;
  /** Translation key. */
  label: string;
}

const error = (errors: ReadonlyMap<string, HoursError>) => {
  if (errors.size === 0) return undefined;
  // Doesn't mark a day: the error is about the whole week.
  return errors.get('') === 'no_day' ? 'settings.hours.no_day' : 'records.availability.error.some';
};

/** On a day without hours, a store is closed, and an item is unavailable. */
const closed = 'opening.strip.closed';

/** Report an incomplete time only after an attempt to save. */
const reportedErrors = (errors: ReadonlyMap<string, HoursError>, isInvalid: boolean) => (key: string) => {
  const found = errors.get(key);
  return isInvalid || (found !== 'incomplete' && found !== 'no_hours') ? found : undefined;
};

/** A store's week. */
export const WeekInput = ({ source, label }: HoursInputProps) => {
  const t = useTranslate();
  const labelId = useId();
  const { field, fieldState } = useInput({ source, validate: (value) => error(weekErrors(value ?? [])), ...asItIs });
  const week = wholeWeek(field.value ?? []);
  const errors = weekErrors(week);
  const isInvalid = fieldState.invalid;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      data-field={source}
      {...(isInvalid ? { 'data-error': true, tabIndex: -1 } : {})}
    >
      <Typography id={labelId} component="div" variant="subtitle2">
        {t(label)}
      </Typography>
      <WeekRows week={week} closed={closed} errorOf={reportedErrors(errors, isInvalid)} onChange={field.onChange} />
      <FormHelperText>{t('records.availability.store_time')}</FormHelperText>
      {isInvalid && (
        <FormHelperText error role="alert">
          <InputError message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};

type Weeks = Partial<Record<OrderType, readonly OpeningDay[]>>;

const weeksError = (weeks: Weeks) =>
  orderTypes.map((type) => error(weekErrors(weeks[type] ?? null))).find((found) => found !== undefined);

/** Order types with their own week. The others use the store's. */
export const OrderTypeWeeksInput = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { field, fieldState } = useInput({ source, validate: (value) => weeksError(value ?? {}), ...asItIs });
  const weeks: Weeks = field.value ?? {};
  const isInvalid = fieldState.invalid;
  const set = (type: OrderType, week: readonly OpeningDay[] | null) => {
    const { [type]: _own, ...others } = weeks;
    field.onChange(week ? { ...others, [type]: week } : others);
  };
  return (
    <Box
      data-field={source}
      {...(isInvalid ? { 'data-error': true, tabIndex: -1 } : {})}
      sx={{ display: 'grid', gap: 1 }}
    >
      {orderTypes
        .filter((type) => isOffered(store, type) || weeks[type])
        .map((type) => {
          const typeWeek = weeks[type];
          const week = typeWeek && wholeWeek(typeWeek);
          return (
            <Box key={type} role="group" aria-label={t('settings.hours.own', { type: t(`order.type.${type}`) })}>
              <FormControlLabel
                control={
                  <Switch
                    checked={week !== undefined}
                    onChange={(_event, checked) => set(type, checked ? wholeWeek(weekOf(store, type)) : null)}
                  />
                }
                label={t('settings.hours.own', { type: t(`order.type.${type}`) })}
                sx={{ minBlockSize: 44 }}
              />
              {week && (
                <WeekRows
                  week={week}
                  closed={closed}
                  errorOf={reportedErrors(weekErrors(week), isInvalid)}
                  onChange={(changed) => set(type, changed)}
                />
              )}
            </Box>
          );
        })}
      {isInvalid && (
        <FormHelperText error role="alert">
          <InputError message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};

/** The hours of each day: closed, all day, or certain hours. */
export const DayHoursInput = ({ source, label }: HoursInputProps) => {
  const t = useTranslate();
  const asDay = (hours: DayHours | null | undefined): OpeningDay => ({
    is_open: false,
    is_full_day: false,
    slots: [],
    ...hours,
    day: 0,
  });
  const { field, fieldState } = useInput({ source, validate: (value) => error(daysErrors([asDay(value)])), ...asItIs });
  const day = asDay(field.value);
  return (
    <Box
      data-field={source}
      {...(fieldState.invalid ? { 'data-error': true, tabIndex: -1 } : {})}
      sx={{ containerType: 'inline-size' }}
    >
      <DayRow
        day={day}
        name={t(label)}
        closed={closed}
        errorOf={reportedErrors(daysErrors([day]), fieldState.invalid)}
        onChange={({ day: _day, ...hours }) => field.onChange(hours)}
      />
      {fieldState.invalid && (
        <FormHelperText error role="alert">
          <InputError message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};

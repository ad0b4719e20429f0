import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits';
import type { RegionSettings } from '#contract/settings/region';
import { businessDate, clockOf } from '#contract/time';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { BooleanInput } from '../../components/inputs/BooleanInput';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { wallTime } from '../../components/time/storeTime';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { SectionForm } from '../page/SectionForm';

type Field = keyof RegionSettings['blockers'] | 'day_starts_at';

/** Why a field can't be changed by this account; empty if it can. */
function useReason(field: Field): string {
  const t = useTranslate();
  const list = useListText();
  const isOwner = useIsAllowed()({ ownerOnly: true });
  const blockers: RegionSettings['blockers'] | undefined = useWatch({ name: 'blockers' });
  // Nothing prevents another beginning of the day: sums are made again.
  const found = (field === 'day_starts_at' ? [] : blockers?.[field]) ?? [];
  if (found.length > 0) {
    return t('settings.region.blocked', { what: list(found.map((each) => t(`settings.region.blocker.${each}`))) });
  }
  return isOwner ? '' : t('settings.region.owner_only');
}

const ChoiceInput = ({ source, choices }: { source: 'timezone' | 'currency'; choices: 'timezones' | 'currencies' }) => {
  const t = useTranslate();
  const { id, field } = useInput({ source });
  const reasonId = useId();
  const reason = useReason(source);
  const options: string[] = useWatch({ name: choices }) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TextField
        select
        id={id}
        size="small"
        label={t(`settings.region.field.${source}`)}
        value={field.value ?? ''}
        disabled={reason !== ''}
        slotProps={{ htmlInput: { 'aria-describedby': reason ? reasonId : undefined } }}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option} dir="ltr" sx={{ minHeight: 44 }}>
            {option.replaceAll('_', ' ')}
          </MenuItem>
        ))}
      </TextField>
      {/* Not the field's own help, which is as pale as a disabled field. */}
      {reason && (
        <Typography id={reasonId} variant="body2" color="text.secondary">
          {reason}
        </Typography>
      )}
    </Box>
  );
};

/** The times at which a day can begin. */
const dayStarts = Array.from(
  { length: limits.dayStartMax / limits.dayStartStep + 1 },
  (_, step) => step * limits.dayStartStep,
);

/** An order in the night to Saturday, whose day the example names. */
const nightOrder = new Date('2026-01-10T01:30:00Z');
const fridayDate = '2026-01-09';

const DayStartInput = () => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const { id, field } = useInput({ source: 'day_starts_at' });
  const detailId = useId();
  const reason = useReason('day_starts_at');
  const day_starts_at = Number(field.value ?? 0);
  const isBefore = businessDate(nightOrder, { timezone: 'UTC', day_starts_at }) === fridayDate;
  const example = t(`settings.region.day.${isBefore ? 'before' : 'same'}`, { time: wallTime('01:30', locale) });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TextField
        select
        id={id}
        size="small"
        label={t('settings.region.field.day_starts_at')}
        value={day_starts_at}
        disabled={reason !== ''}
        sx={{ maxInlineSize: { sm: 'calc(50% - 8px)' } }}
        slotProps={{ htmlInput: { 'aria-describedby': detailId } }}
        onChange={({ target }) => field.onChange(Number(target.value))}
        onBlur={field.onBlur}
      >
        {dayStarts.map((minutes) => (
          <MenuItem key={minutes} value={minutes} sx={{ minHeight: 44 }}>
            {wallTime(clockOf(minutes), locale)}
          </MenuItem>
        ))}
      </TextField>
      <Typography id={detailId} variant="body2" color="text.secondary">
        <strong>{example}</strong> {t('settings.region.day.detail')} {reason}
      </Typography>
    </Box>
  );
};

const UnitInput = () => {
  const reason = useReason('is_distance_unit_mile');
  return (
    <Box>
      <BooleanInput
        source="is_distance_unit_mile"
        label="settings.region.field.is_distance_unit_mile"
        disabled={reason !== ''}
      />
      {reason && (
        <Typography variant="body2" color="text.secondary">
          {reason}
        </Typography>
      )}
    </Box>
  );
};

/** Edits the units of times, amounts and distances, as long as nothing depends on them, and the business day: only for the owner. */
export default function RegionSection({ section }: SectionProps) {
  return (
    <SectionForm
      section={section}
      fields={
        <FormSection>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <ChoiceInput source="timezone" choices="timezones" />
            <ChoiceInput source="currency" choices="currencies" />
          </Box>
          <DayStartInput />
          <UnitInput />
        </FormSection>
      }
    />
  );
}

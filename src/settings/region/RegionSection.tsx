import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { RegionSettings } from '#contract/settings/region';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { BooleanInput } from '../../components/inputs/BooleanInput';
import { useListText } from '../../components/text/useListText';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { SectionForm } from '../page/SectionForm';

type Field = keyof RegionSettings['blockers'];

/** Why a field can't be changed by this account; empty if it can. */
function useReason(field: Field): string {
  const t = useTranslate();
  const list = useListText();
  const isOwner = useIsAllowed()({ ownerOnly: true });
  const blockers: RegionSettings['blockers'] | undefined = useWatch({ name: 'blockers' });
  const found = blockers?.[field] ?? [];
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

/** Edits the units of times, amounts and distances: only for the owner, as long as nothing depends on them. */
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
          <UnitInput />
        </FormSection>
      }
    />
  );
}

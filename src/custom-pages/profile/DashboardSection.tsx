import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import type { Profile } from '#contract/entities/profile';
import { summaryIntervals } from '#contract/insight/summary';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';
import type { ShowProfile } from './useProfile';

interface DashboardSectionProps {
  dashboard: NonNullable<Profile['dashboard']>;
  email: string;
  canChange: boolean;
  show: ShowProfile;
}

type Change = Parameters<StoreDataProvider['updateProfile']>[0];
const never = 'never';

/** Whether a person starts with the dashboard, and gets its figures by email. Each choice is saved at once. */
export const DashboardSection = ({ dashboard, email, canChange, show }: DashboardSectionProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [isSaving, setSaving] = useState(false);
  const { is_first_page, summary, can_mail } = dashboard;
  const save = async (change: Change) => {
    setSaving(true);
    const isSaved = await attempt(async () => show((await dataProvider.updateProfile(change)).profile));
    if (isSaved) notify(`codes.success.${successCodes.PROFILE_UPDATED}`, { type: 'success' });
    setSaving(false);
  };
  return (
    <FormSection title="profile.dashboard.title">
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={is_first_page}
              disabled={!canChange || isSaving}
              onChange={(_, isChecked) => void save({ starts_with_dashboard: isChecked })}
            />
          }
          label={t('profile.dashboard.first_page')}
        />
        <Typography variant="body2" color="text.secondary">
          {t('profile.dashboard.first_page_hint')}
        </Typography>
      </div>
      {(can_mail || summary !== null) && (
        <TextField
          select
          label={t('profile.dashboard.summary')}
          helperText={t('profile.dashboard.summary_hint', { email: `\u2068${email}\u2069` })}
          value={summary ?? never}
          disabled={!canChange || isSaving}
          onChange={({ target: { value } }) =>
            void save({ summary: summaryIntervals.find((interval) => interval === value) ?? null })
          }
          sx={{ maxInlineSize: 360 }}
        >
          <MenuItem value={never}>{t('profile.dashboard.never')}</MenuItem>
          {summaryIntervals.map((interval) => (
            <MenuItem key={interval} value={interval} disabled={!can_mail}>
              {t(`profile.dashboard.${interval}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormSection>
  );
};

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import type { FactorsPart } from './useFactors';

/** Requires a second factor of the team, and names who has none. */
export const TeamFactors = ({ factors, show }: Pick<FactorsPart, 'factors' | 'show'>) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [isSaving, setSaving] = useState(false);
  const { is_required_of_team: isRequired, team_without: without } = factors;
  const set = async (is_required: boolean) => {
    setSaving(true);
    await attempt(async () => show((await dataProvider.requireTeamFactor({ is_required })).factors));
    setSaving(false);
  };
  return (
    <FormSection title="security.team.title">
      <div>
        <FormControlLabel
          control={<Switch checked={isRequired} disabled={isSaving} onChange={(_, isChecked) => void set(isChecked)} />}
          label={t('security.team.require')}
        />
        <Typography variant="body2" color="text.secondary">
          {t('security.team.hint')}
        </Typography>
      </div>
      {without.length === 0 ? (
        <Typography color="text.secondary">{t('security.team.all')}</Typography>
      ) : (
        <div>
          <Typography variant="h4" component="h3">
            {t('security.team.without')}
          </Typography>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {without.map(({ name, email }) => (
              <li key={email}>
                <bdi>{name}</bdi>, <bdi dir="ltr">{email}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormSection>
  );
};

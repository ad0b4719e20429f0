import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Confirm } from '../../../components/feedback/Confirm';
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
  const [isAsking, setAsking] = useState(false);
  const { is_required_of_team: isRequired, team_without: without } = factors;
  const set = async (is_required: boolean) => {
    setSaving(true);
    await attempt(async () => show((await dataProvider.requireTeamFactor({ is_required })).factors));
    setSaving(false);
    setAsking(false);
  };
  const change = (is_required: boolean) => {
    if (is_required && without.length > 0) setAsking(true);
    else void set(is_required);
  };
  return (
    <FormSection title="security.team.title">
      <div>
        <FormControlLabel
          control={<Switch checked={isRequired} disabled={isSaving} onChange={(_, isChecked) => change(isChecked)} />}
          label={t('security.team.require')}
        />
        <Typography variant="body2" color="text.secondary">
          {t('security.team.hint')}
        </Typography>
      </div>
      {without.length > 0 && (
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
      {isAsking && (
        <Confirm
          isOpen
          title={t('security.team.question')}
          content={t('security.team.question_detail', {
            names: without.map(({ name }) => `\u2068${name}\u2069`).join(', '),
          })}
          confirm={t('security.team.confirm')}
          cancel={t('common.cancel')}
          confirmColor="warning"
          loading={isSaving}
          onConfirm={() => void set(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  );
};

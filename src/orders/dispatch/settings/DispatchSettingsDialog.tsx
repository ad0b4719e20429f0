import { useTranslate } from 'react-admin';
import type { SettingsForm } from '../../../descriptors/defineSettings';
import { dispatchRules } from '../../../descriptors/settings/dispatchRules';
import { SettingsDialog } from '../../../settings/dialog/SettingsDialog';

export const dispatchSettings: SettingsForm = dispatchRules;

/** Settings for when the search starts, and how long each person has to answer. */
export default function DispatchSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <SettingsDialog
      settings={dispatchSettings}
      title={t('dispatch.settings.title')}
      note={`${t('dispatch.settings.who')} ${t('settings.dispatch.effect')}`}
      onClose={onClose}
    />
  );
}

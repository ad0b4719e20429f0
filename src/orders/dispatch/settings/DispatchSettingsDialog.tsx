import { useTranslate } from 'react-admin';
import { SettingsDialog } from '../../../settings/SettingsDialog';
import { dispatchSettings } from './dispatchSettings';

/** Settings for when the search starts, and how long each person has to answer. */
export default function DispatchSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <SettingsDialog
      settings={dispatchSettings}
      title={t('dispatch.settings.title')}
      note={`${t('dispatch.settings.who')} ${t('dispatch.settings.under_way')}`}
      onClose={onClose}
    />
  );
}

import { useTranslate } from 'react-admin';
import { someFields } from '../../descriptors/defineSettings';
import { ordering } from '../../descriptors/settings/ordering';
import { SettingsDialog } from '../../settings/dialog/SettingsDialog';

/** How long a new order waits for an answer. */
export const orderSettings = someFields(ordering, ['answer_within']);

/** The rule that matters at the board; the settings have the others. */
export default function OrderSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <SettingsDialog
      settings={orderSettings}
      title={t('boards.settings.title')}
      note={t('settings.ordering.waiting')}
      onClose={onClose}
    />
  );
}

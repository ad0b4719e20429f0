import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { defineSettings } from '../../settings/defineSettings';
import { SettingsDialog } from '../../settings/SettingsDialog';

/** How long a new order waits for an answer. */
export const orderSettings = defineSettings('order_settings', 'settings.orders', {
  answer_within: {
    kind: 'duration',
    label: 'settings.orders.answer_within',
    help: 'settings.orders.answer_within_hint',
    required: true,
    min: limits.answerMinutesMin,
    max: limits.answerMinutesMax,
  },
});

/** The store's rules for taking orders. */
export default function OrderSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <SettingsDialog
      settings={orderSettings}
      title={t('boards.settings.title')}
      note={t('settings.orders.note')}
      onClose={onClose}
    />
  );
}

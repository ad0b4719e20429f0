import { useTranslate } from 'react-admin';
import { someFields } from '../../../descriptors/defineSettings';
import { reviewRules } from '../../../descriptors/settings/reviewRules';
import { SettingsDialog } from '../../../settings/dialog/SettingsDialog';

const templates = someFields(reviewRules, ['reply_templates']);

/** The store's own templates, over the reply that is being written. */
export default function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <SettingsDialog
      settings={templates}
      title={t('reviews.reply.edit_templates')}
      note={t('reviews.reply.who')}
      onClose={onClose}
    />
  );
}

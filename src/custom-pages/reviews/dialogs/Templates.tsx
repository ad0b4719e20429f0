import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Review, ReviewSummary } from '#contract/entities/review';
import { isErased } from '#contract/erasure';
import { filledTemplate } from '#contract/reviews/placeholders';
import { replyTemplateNames, templatesFor } from '#contract/reviews/replyTemplates';
import { IfAllowed } from '../../../components/access/useIsAllowed';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { loadKinds } from '../../../kinds/index';

/** Loads with its input, which brings the texts of the settings. */
const TemplatesDialog = lazyWithRetry(async () => {
  const [dialog] = await Promise.all([import('./TemplatesDialog'), loadKinds(['reply_templates'])]);
  return dialog;
});

interface TemplatesProps {
  review: Review;
  storeTemplates: ReviewSummary['reply_templates'];
  onChoose: (text: string) => void;
}

/** Texts to begin with: the app's in the customer's language, and the store's own as they were written. */
export const Templates = ({ review, storeTemplates, onChoose }: TemplatesProps) => {
  const t = useTranslate();
  const { store, text, locale } = useStoreFormat();
  const [isEditing, setEditing] = useState(false);
  const defaults = templatesFor(review.language ?? locale ?? 'en');
  const [firstName = ''] = isErased(review.customer) ? [] : review.customer.name.split(' ');
  const values = { name: firstName, store: text(store.name), number: String(review.order.unique_id) };
  const templates = [
    ...storeTemplates,
    ...replyTemplateNames.map((name) => ({ name: t(`reviews.template.${name}`), text: defaults[name] })),
  ];
  return (
    <Box role="group" aria-label={t('reviews.reply.templates')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {templates.map((template) => (
        <Chip
          key={`${template.name} ${template.text}`}
          clickable
          variant="outlined"
          label={<bdi>{template.name}</bdi>}
          onClick={() => onChoose(filledTemplate(template.text, values))}
          sx={{ minHeight: 40, borderRadius: 20 }}
        />
      ))}
      <IfAllowed permission="store/setting">
        <Button startIcon={<EditIcon />} onClick={() => setEditing(true)} sx={{ minHeight: 40 }}>
          {t('reviews.reply.edit_templates')}
        </Button>
        {isEditing && (
          <Suspense fallback={null}>
            <TemplatesDialog onClose={() => setEditing(false)} />
          </Suspense>
        )}
      </IfAllowed>
    </Box>
  );
};

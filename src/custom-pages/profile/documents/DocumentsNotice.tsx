import Alert, { type AlertColor } from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { isExpired } from '#contract/documents/expiry';
import { isHandedIn } from '#contract/documents/handedIn';
import type { DocumentEntry, UploadedDocument } from '#contract/entities/document';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { useReferenceName } from '../../../components/useReferenceName';

const isRefused = ({ document, replacement }: DocumentEntry): boolean =>
  (replacement ?? document)?.state === 'declined';

const isOutOfDate = ({ state, expires_on }: UploadedDocument, today: string): boolean =>
  state === 'approved' && isExpired(expires_on, today);

/** Whether the owner has to upload it: for the first time, or again, as it was accepted and has expired. */
const isMissing = ({ document, replacement }: DocumentEntry, today: string): boolean =>
  ![document, replacement].some((each) => each && isHandedIn(each) && !isOutOfDate(each, today));

const isAccepted = ({ document }: DocumentEntry, today: string): boolean =>
  document?.state === 'approved' && !isOutOfDate(document, today);

/** Says what is still missing of the store's documents, and what happens next. */
export const DocumentsNotice = ({ entries }: { entries: readonly DocumentEntry[] }) => {
  const t = useTranslate();
  const list = useListText();
  const nameOf = useReferenceName('document_types');
  const { store, timezone } = useStoreFormat();
  const today = storeDate(new Date(), timezone);
  const namesOf = (found: readonly DocumentEntry[]) =>
    list(found.map(({ document_type_id }) => nameOf(document_type_id)));
  const required = entries.filter(({ is_required }) => is_required);
  const refused = entries.filter(isRefused);
  const missing = required.filter((entry) => isMissing(entry, today) && !isRefused(entry));

  const sayNext = (): [AlertColor, ...string[]] => {
    if (refused.length > 0 || missing.length > 0)
      return [
        'warning',
        ...(refused.length > 0 ? [t('documents.store.refused_again', { documents: namesOf(refused) })] : []),
        ...(missing.length > 0 ? [t('documents.store.to_upload', { documents: namesOf(missing) })] : []),
        t('documents.store.then_review'),
      ];
    if (required.length === 0) return ['info', t('documents.store.none_required')];
    if (required.every((entry) => isAccepted(entry, today))) return ['success', t('documents.store.complete')];
    return ['info', t(store.is_approved ? 'documents.store.in_review_all' : 'documents.store.wait_approval')];
  };
  const [severity, ...texts] = sayNext();
  return (
    <Alert severity={severity} role="status">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
};

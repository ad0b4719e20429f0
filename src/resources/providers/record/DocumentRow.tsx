import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { DocumentState } from '#contract/documents/documentTypes';
import { expiresSoon, isExpired } from '#contract/documents/expiry';
import { holderTypes } from '#contract/documents/holderTypes';
import type { DocumentEntry } from '#contract/entities/document';
import { storeDate } from '#contract/time';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import type { ApiError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DocumentCard } from '../../../records/documents/DocumentCard';
import { DocumentFields, useDocumentFields } from '../../../records/documents/DocumentFields';
import { DocumentFiles } from '../../../records/documents/DocumentFiles';
import { DocumentSign } from '../../../records/documents/DocumentSign';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { useOneAtATime } from '../../../records/form/useOneAtATime';
import { ReasonDialog } from '../ReasonDialog';
import { useOpenProvider } from './useOpenProvider';

interface DocumentActionsProps {
  name: string;
  state: DocumentState;
  /** Its details are being saved: a decision now would be ignored. */
  isBusy: boolean;
  /** Returns whether it was carried out. */
  onReview: (state: DocumentState, reason?: string) => Promise<boolean>;
  onDelete: () => Promise<void>;
}

/** Actions for an uploaded document. Its files can't be restored, so deleting asks first. */
const DocumentActions = ({ name, state, isBusy, onReview, onDelete }: DocumentActionsProps) => {
  const t = useTranslate();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {state !== 'approved' && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void onReview('approved')}
          sx={{ minBlockSize: 40 }}
        >
          {t('documents.approve')}
        </Button>
      )}
      {state !== 'declined' && (
        <Button color="error" disabled={isBusy} onClick={() => setDeclining(true)} sx={{ minBlockSize: 40 }}>
          {t('documents.decline')}
        </Button>
      )}
      <ConfirmButton
        label={t('documents.delete')}
        title={t('documents.delete_title', { document: name })}
        detail={t('documents.delete_detail')}
        act={onDelete}
        confirm={t('common.delete')}
        variant="text"
        color="inherit"
        isDangerous
      />
      {isDeclining && (
        <ReasonDialog
          title={t('documents.decline_title', { document: name })}
          detail={t('documents.decline_detail')}
          confirm={t('documents.decline')}
          onClose={() => setDeclining(false)}
          onReason={async (reason) => {
            if (await onReview('declined', reason)) setDeclining(false);
          }}
        />
      )}
    </Box>
  );
};

/** One document type: its sides, its details, and the review. */
export const DocumentRow = ({ entry, name }: { entry: DocumentEntry; name: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notifyErrors = useNotifyError();
  const list = useListText();
  const notify = useNotify();
  const { id, reload } = useOpenProvider();
  const { timezone } = useStoreFormat();
  const [isBusy, setBusy] = useState(false);
  const { document, document_type_id, is_required } = entry;
  const once = useOneAtATime();
  const fields = useDocumentFields(document);
  const today = storeDate(new Date(), timezone);
  const hasExpired = isExpired(document?.expires_on ?? null, today);
  /** Lists what is missing before the document is valid, by name. */
  const missingOn = ({ fields: refused }: ApiError) => {
    const missing = refused.filter(({ code }) => code === 'required');
    const fields = list(missing.map(({ path }) => t(`documents.${path}`)));
    return missing.length > 0 ? t('documents.missing', { fields }) : '';
  };
  /** Saves what was typed first, because the review covers it. */
  const review = async (state: DocumentState, reason?: string): Promise<boolean> => {
    let isDone = false;
    await once(async () => {
      let isSaved = false;
      isDone = await notifyErrors(async () => {
        const saved = await fields.save();
        isSaved = true;
        if (!saved) return;
        const { _id, version } = saved;
        const { message } = await dataProvider.reviewDocument({ _id, version, state, ...(reason ? { reason } : {}) });
        if (message) notify(`codes.success.${message}`, { type: 'success' });
      }, missingOn);
      await reload();
      if (isSaved) fields.clear();
    });
    return isDone;
  };
  const save = async () => {
    setBusy(true);
    await once(async () => {
      if (!(await notifyErrors(fields.save))) return;
      await reload();
      fields.clear();
    });
    setBusy(false);
  };
  const remove = () =>
    notifyErrors(async () => {
      if (document) await dataProvider.deleteDocument({ _id: document._id });
    }).then(reload);
  return (
    <DocumentCard
      name={name}
      isRequired={is_required}
      sign={document && <DocumentSign state={document.state} isExpired={hasExpired} />}
    >
      {document?.reason && (
        <Alert severity="error">
          <bdi>{document.reason}</bdi>
        </Alert>
      )}
      {document && expiresSoon(document.expires_on, today) && (
        <Alert severity="warning">{t(is_required ? 'documents.soon' : 'documents.soon_only')}</Alert>
      )}
      <DocumentFiles
        holder={{ type: holderTypes.provider, holder_id: id }}
        document={document}
        document_type_id={document_type_id}
        name={name}
        onUploaded={reload}
      />
      {document && <DocumentFields document={document} fields={fields} isBusy={isBusy} onSave={() => void save()} />}
      {document && (
        <DocumentActions name={name} state={document.state} isBusy={isBusy} onReview={review} onDelete={remove} />
      )}
    </DocumentCard>
  );
};

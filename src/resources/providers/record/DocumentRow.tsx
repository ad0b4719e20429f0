import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { DocumentEntry } from '#contract/entities/providerDocument';
import { type DocumentSide, type DocumentState, documentTypeOf } from '#contract/providers/documentTypes';
import { isPdf } from '#contract/providers/fileFacts';
import { expiresSoon, isExpired } from '#contract/providers/fitness';
import { holderTypes } from '#contract/providers/holderTypes';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import type { ApiError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DocumentSign } from '../ProviderFields';
import { ReasonDialog } from '../ReasonDialog';
import { useOneAtATime } from '../useOneAtATime';
import { AskedDelete } from './AskedDelete';
import { DocumentFields, useDocumentFields } from './DocumentFields';
import { FileSlot, pictureOf } from './FileSlot';
import { useNotifyError } from './useNotifyError';
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
          {t('providers.documents.approve')}
        </Button>
      )}
      {state !== 'declined' && (
        <Button color="error" disabled={isBusy} onClick={() => setDeclining(true)} sx={{ minBlockSize: 40 }}>
          {t('providers.documents.decline')}
        </Button>
      )}
      <AskedDelete
        label={t('providers.documents.delete')}
        title={t('providers.documents.delete_title', { document: name })}
        detail={t('providers.documents.delete_detail')}
        onDelete={onDelete}
      />
      {isDeclining && (
        <ReasonDialog
          title={t('providers.documents.decline_title', { document: name })}
          detail={t('providers.documents.decline_detail')}
          confirm={t('providers.documents.decline')}
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
  const type = documentTypeOf(document_type_id);
  const today = storeDate(new Date(), timezone);
  const hasExpired = isExpired(document?.expires_on ?? null, today);
  const upload = async (side: DocumentSide, file: File) => {
    const body = { type: holderTypes.provider, holder_id: id, document_type_id, side };
    await dataProvider.uploadDocument(body, { file });
    await reload();
  };
  /** Lists what is missing before the document is valid, by name. */
  const missingOn = ({ fields: refused }: ApiError) => {
    const missing = refused.filter(({ code }) => code === 'required');
    const fields = list(missing.map(({ path }) => t(`providers.documents.${path}`)));
    return missing.length > 0 ? t('providers.documents.missing', { fields }) : '';
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
  const slot = (side: DocumentSide) => (
    <FileSlot
      label={t(`providers.documents.${side}`)}
      alt={`${name}: ${t(`providers.documents.${side}`)}`}
      isThere={Boolean(side === 'front' ? document?.has_front : document?.has_back)}
      file={document?.files[side]}
      takesPdf
      load={async () => {
        const file = await dataProvider.getDocumentFile({ _id: document?._id ?? '', side });
        return file.link ?? pictureOf(file);
      }}
      onFile={(file) => upload(side, file)}
    />
  );
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ flex: '1 1 200px', fontWeight: 600 }}>
          {name}
          {is_required && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 0.75 }}>
              <span aria-hidden>* </span>
              {t('providers.documents.required')}
            </Typography>
          )}
        </Typography>
        {document && <DocumentSign state={document.state} isExpired={hasExpired} />}
      </Box>
      {document?.reason && (
        <Alert severity="error">
          <bdi>{document.reason}</bdi>
        </Alert>
      )}
      {document && expiresSoon(document.expires_on, today) && (
        <Alert severity="warning">
          {t(is_required ? 'providers.documents.soon' : 'providers.documents.soon_only')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
        {slot('front')}
        {type?.has_back && (document?.has_back || !isPdf(document?.files.front)) && slot('back')}
      </Box>
      {document && <DocumentFields document={document} fields={fields} isBusy={isBusy} onSave={() => void save()} />}
      {document && (
        <DocumentActions name={name} state={document.state} isBusy={isBusy} onReview={review} onDelete={remove} />
      )}
    </Box>
  );
};

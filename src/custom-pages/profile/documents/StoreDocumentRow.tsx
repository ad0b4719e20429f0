import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isExpired } from '#contract/documents/expiry';
import { isHandedIn, missingParts } from '#contract/documents/handedIn';
import type { DocumentEntry, UploadedDocument } from '#contract/entities/document';
import { storeDate } from '#contract/time';
import { StateSign } from '../../../components/StateSign';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { DocumentCard } from '../../../records/documents/DocumentCard';
import type { DocumentHolder } from '../../../records/documents/DocumentFiles';
import { DocumentSign } from '../../../records/documents/DocumentSign';
import { StoreDocument } from './StoreDocument';

function stateLabel(document: UploadedDocument): string {
  if (document.state === 'approved') return 'documents.store.state.accepted';
  if (document.state === 'declined') return 'documents.store.state.refused';
  return missingParts(document).length > 0 ? 'documents.store.state.incomplete' : 'documents.store.state.in_review';
}

interface StoreDocumentRowProps {
  entry: DocumentEntry;
  name: string;
  holder: DocumentHolder;
  onChanged: () => Promise<unknown>;
}

/** One type of document of the store, with its new version while the current one stays valid. */
export const StoreDocumentRow = ({ entry, name, holder, onChanged }: StoreDocumentRowProps) => {
  const t = useTranslate();
  const { timezone } = useStoreFormat();
  const replacementId = useId();
  const { document, replacement, document_type_id, is_required } = entry;
  /** The document for which a new version was asked for here. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const isReplacing = replacement !== null || (document?.state === 'approved' && replaced === document._id);
  const today = storeDate(new Date(), timezone);
  const signOf = (shown: UploadedDocument) => (
    <DocumentSign
      state={shown.state}
      isExpired={shown.state === 'approved' && isExpired(shown.expires_on, today)}
      label={stateLabel(shown)}
    />
  );
  const due = is_required && (
    <StateSign tone="waiting">
      <UploadIcon aria-hidden />
      {t('documents.store.state.due')}
    </StateSign>
  );
  const shared = { document_type_id, name, holder, onChanged, today };
  return (
    <DocumentCard name={name} isRequired={is_required} sign={document ? signOf(document) : due}>
      <StoreDocument
        {...shared}
        document={document}
        isRequired={is_required}
        isBeingReplaced={replacement !== null && isHandedIn(replacement)}
        action={
          document?.state === 'approved' &&
          !isReplacing && (
            <Button
              variant="outlined"
              startIcon={<UploadIcon />}
              onClick={() => setReplaced(document._id)}
              sx={{ minBlockSize: 40 }}
            >
              {t('documents.store.replace')}
            </Button>
          )
        }
      />
      {isReplacing && (
        <Box
          role="group"
          aria-labelledby={replacementId}
          sx={{ display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'divider', pt: 1.5 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 200px' }}>
              <Typography id={replacementId} sx={{ fontWeight: 600 }}>
                {t('documents.store.replacement')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('documents.store.stays')}
              </Typography>
            </Box>
            {replacement && signOf(replacement)}
          </Box>
          <StoreDocument {...shared} document={replacement} isRequired={is_required} isBeingReplaced={false} />
        </Box>
      )}
    </DocumentCard>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DocumentState } from '#contract/providers/documentTypes';
import { ReasonDialog } from '../ReasonDialog';
import { AskedDelete } from './AskedDelete';

interface DocumentActionsProps {
  name: string;
  state: DocumentState;
  onReview: (state: DocumentState, reason?: string) => Promise<void>;
  onDelete: () => Promise<void>;
}

/** What can be done with a paper that is there. Its files cannot be brought back, so that deleting it asks. */
export const DocumentActions = ({ name, state, onReview, onDelete }: DocumentActionsProps) => {
  const t = useTranslate();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {state !== 'approved' && (
        <Button variant="contained" onClick={() => void onReview('approved')} sx={{ minBlockSize: 40 }}>
          {t('providers.documents.approve')}
        </Button>
      )}
      {state !== 'declined' && (
        <Button color="error" onClick={() => setDeclining(true)} sx={{ minBlockSize: 40 }}>
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
            await onReview('declined', reason);
            setDeclining(false);
          }}
        />
      )}
    </Box>
  );
};

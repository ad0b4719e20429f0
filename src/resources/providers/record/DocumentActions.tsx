import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DocumentState } from '#contract/providers/documentTypes';
import { ConfirmDialog } from '../../../records/bulk/ConfirmDialog';
import { ReasonDialog } from '../ReasonDialog';

interface DocumentActionsProps {
  name: string;
  state: DocumentState;
  onReview: (state: DocumentState, reason?: string) => Promise<void>;
  onDelete: () => Promise<void>;
}

/** What can be done with a paper that is there. Its files cannot be brought back, so that deleting it asks. */
export const DocumentActions = ({ name, state, onReview, onDelete }: DocumentActionsProps) => {
  const t = useTranslate();
  const [asked, setAsked] = useState<'decline' | 'delete' | null>(null);
  const [isRunning, setRunning] = useState(false);
  const close = () => setAsked(null);
  const remove = async () => {
    setRunning(true);
    await onDelete();
    setRunning(false);
    close();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {state !== 'approved' && (
        <Button variant="contained" onClick={() => void onReview('approved')} sx={{ minBlockSize: 40 }}>
          {t('providers.documents.approve')}
        </Button>
      )}
      {state !== 'declined' && (
        <Button color="error" onClick={() => setAsked('decline')} sx={{ minBlockSize: 40 }}>
          {t('providers.documents.decline')}
        </Button>
      )}
      <Button color="inherit" onClick={() => setAsked('delete')} sx={{ minBlockSize: 40 }}>
        {t('providers.documents.delete')}
      </Button>
      {asked === 'decline' && (
        <ReasonDialog
          title={t('providers.documents.decline_title', { document: name })}
          detail={t('providers.documents.decline_detail')}
          confirm={t('providers.documents.decline')}
          onClose={close}
          onReason={async (reason) => {
            await onReview('declined', reason);
            close();
          }}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('providers.documents.delete_title', { document: name })}
          detail={t('providers.documents.delete_detail')}
          confirm={t('records.delete.button')}
          isDangerous
          isRunning={isRunning}
          onConfirm={() => void remove()}
          onClose={close}
        />
      )}
    </Box>
  );
};

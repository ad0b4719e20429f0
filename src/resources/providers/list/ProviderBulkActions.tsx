import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApprovalState } from '#contract/providers/approval';
import { useSelectedIds } from '../../../records/list/selection';
import { BulkDecisionDialog } from './BulkDecisionDialog';

const decisions = ['approved', 'declined', 'blocked'] as const satisfies readonly ApprovalState[];

/** What can be decided about all selected people at once. */
export const ProviderBulkActions = () => {
  const t = useTranslate();
  const selected = useSelectedIds();
  const [asked, setAsked] = useState<{ state: (typeof decisions)[number]; ids: readonly string[] } | null>(null);
  return (
    <>
      {decisions.map((state) => (
        <Button
          key={state}
          variant={state === 'approved' ? 'contained' : 'outlined'}
          color={state === 'approved' ? 'primary' : 'error'}
          onClick={() => setAsked({ state, ids: [...selected] })}
          sx={{ minBlockSize: 40 }}
        >
          {t(`providers.decide.${state}`)}
        </Button>
      ))}
      {asked && <BulkDecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { type ActiveOrdersChoice, type ApprovalState, needsReason } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { BulkDialog } from '../../../records/bulk/BulkDialog';
import { useSelectedIds } from '../../../records/list/selection';
import { ActiveOrdersField } from '../ActiveOrdersField';
import type { ListedProvider } from '../ProviderFields';
import { ReasonField } from '../ReasonField';

interface BulkDecisionDialogProps {
  state: 'approved' | 'declined' | 'blocked';
  ids: readonly string[];
  onClose: () => void;
}

/** One decision about many people, with its reason and what happens to their active orders. */
const BulkDecisionDialog = ({ state, ids, onClose }: BulkDecisionDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [orders, setOrders] = useState<ActiveOrdersChoice>('take_back');
  const [isTried, setTried] = useState(false);
  const isNo = needsReason(state);
  const isMissing = isNo && isTried && reason.trim() === '';
  const count = ids.length;
  const grounds = isNo ? { reason: reason.trim(), orders } : {};
  return (
    <BulkDialog<ListedProvider>
      name="providers"
      ids={ids}
      title={t(`providers.bulk.title.${state}`, { count })}
      confirm={t(`providers.decide.${state}`)}
      isDangerous={isNo}
      doneText={(done) => t(`providers.bulk.done.${state}`, { count: done })}
      prepare={() => {
        setTried(true);
        if (isNo && reason.trim() === '') return null;
        return async (batch) => {
          const { results = [] } = await dataProvider.approveProvider({ ids: batch, state, ...grounds });
          const done = results.filter(({ success }) => success).length;
          if (done === results.length) notify(t(`providers.bulk.done.${state}`, { count: done }), { type: 'success' });
          return { results, change_id: null };
        };
      }}
      nameOf={fullName}
      isTyped={reason !== ''}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t(`providers.bulk.detail.${state}`)}</Typography>
      {isNo && (
        <>
          <Box sx={{ mb: 2 }}>
            <ReasonField reason={reason} onReason={setReason} isMissing={isMissing} />
          </Box>
          <ActiveOrdersField label={t('providers.active_orders.of_many')} choice={orders} onChoose={setOrders} />
        </>
      )}
    </BulkDialog>
  );
};

const decisions = ['approved', 'declined', 'blocked'] as const satisfies readonly ApprovalState[];

/** Decisions about all selected people. */
export const ProviderBulkActions = () => {
  const t = useTranslate();
  const selected = useSelectedIds();
  const [pending, setPending] = useState<{ state: (typeof decisions)[number]; ids: readonly string[] } | null>(null);
  return (
    <>
      {decisions.map((state) => (
        <Button
          key={state}
          variant={state === 'approved' ? 'contained' : 'outlined'}
          color={state === 'approved' ? 'primary' : 'error'}
          onClick={() => setPending({ state, ids: [...selected] })}
          sx={{ minBlockSize: 40 }}
        >
          {t(`providers.decide.${state}`)}
        </Button>
      ))}
      {pending && <BulkDecisionDialog {...pending} onClose={() => setPending(null)} />}
    </>
  );
};

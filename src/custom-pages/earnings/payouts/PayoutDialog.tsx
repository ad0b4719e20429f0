import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { WalletRequest } from '#contract/entities/wallet';
import type { WalletState } from '#contract/ledger/walletRequest';
import { formatMoney } from '#contract/money';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { Facts } from '../Figure';
import type { Payout } from './PayoutList';
import { RequestState } from './RequestState';
import { StatementPart } from './StatementPart';

interface PayoutDialogProps {
  payout: Payout;
  /** The store's request that it settles. */
  request: WalletRequest | undefined;
  state: WalletState;
  onClose: () => void;
}

/** Everything about a payout. */
export default function PayoutDialog({ payout, request, state, onClose }: PayoutDialogProps) {
  const t = useTranslate();
  const title = useId();
  const format = useStoreFormat();
  const { amount, currency, effective_at, reason, returned } = payout;
  const sum = formatMoney(amount, currency, format.locale);
  const facts: Record<string, ReactNode> = {
    status: <RequestState state={state} />,
    date: recordTime(effective_at, format),
    reference: reason && <bdi>{reason}</bdi>,
    requested_on: request && recordTime(request.created_at, format),
    requested_by: request && <bdi>{request.by.name}</bdi>,
    returned_on: returned && recordTime(returned.effective_at, format),
    returned_because: returned && <bdi>{returned.reason}</bdi>,
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('payouts.title', { amount: sum })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Facts>
          {Object.entries(facts)
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{t(`payouts.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </Facts>
        <StatementPart payoutId={payout._id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minBlockSize: 44 }}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { OrderSnapshot } from '#contract/entities/order';
import type { ProviderRecord } from '#contract/entities/provider';
import { beforePickUp } from '#contract/orders/statuses';
import type { ActiveOrdersChoice, ApprovalState } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { useListText } from '../../components/text/useListText';
import type { StoreDataProvider } from '../../dataProvider/index';
import { ActiveOrdersField } from './ActiveOrdersField';
import { ReasonDialog } from './ReasonDialog';
import { partKey } from './record/useOpenProvider';
import type { Grounds } from './useDecision';

interface ActiveOrdersProps {
  record: ProviderRecord;
  choice: ActiveOrdersChoice;
  onChoose: (choice: ActiveOrdersChoice) => void;
}

const isToFetch = ({ delivery_status }: OrderSnapshot): boolean =>
  delivery_status !== null && beforePickUp.includes(delivery_status);

/**
 * The active orders of a person who is being declined or blocked: which can be reassigned, and which stay until
 * delivered.
 */
const ActiveOrders = ({ record, choice, onChoose }: ActiveOrdersProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const list = useListText();
  const { data, isPending, isError } = useQuery({
    queryKey: partKey('hand', record._id),
    queryFn: async () => (await dataProvider.getProviderJobList({ _id: record._id })).data,
    // Fetched now, because the decision depends on it.
    staleTime: 0,
  });
  const open = (data ?? []).filter(({ delivered_at }) => !delivered_at);
  const [toFetch, out] = [open.filter(isToFetch), open.filter((order) => !isToFetch(order))];
  const named = (orders: readonly OrderSnapshot[]) => ({
    numbers: list(orders.map(({ unique_id }) => t('order.number', { number: unique_id }))),
    name: fullName(record),
  });
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      {(toFetch.length > 0 || isError) && (
        <ActiveOrdersField
          label={isError ? t('providers.active_orders.unknown') : t('providers.active_orders.to_fetch', named(toFetch))}
          choice={choice}
          onChoose={onChoose}
        />
      )}
      {out.length > 0 && <Alert severity="info">{t('providers.active_orders.picked_up', named(out))}</Alert>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('providers.active_orders.offers')}
      </Typography>
    </>
  );
};

interface DecisionDialogProps {
  record: ProviderRecord;
  /** A negative decision. */
  state: ApprovalState;
  /** Closes the dialog if the decision was carried out. */
  onDecided: (grounds: Grounds) => Promise<void>;
  onClose: () => void;
}

/** Asks why a person is declined or blocked, and what happens to their active orders. */
export default function DecisionDialog({ record, state, onDecided, onClose }: DecisionDialogProps) {
  const t = useTranslate();
  const [orders, setOrders] = useState<ActiveOrdersChoice>('take_back');
  const name = fullName(record);
  return (
    <ReasonDialog
      title={t(`providers.ask.${state}`, { name })}
      detail={t(`providers.ask_detail.${state}`)}
      confirm={t(`providers.decide.${state}`)}
      onClose={onClose}
      onReason={(reason) => onDecided({ reason, orders })}
    >
      <ActiveOrders record={record} choice={orders} onChoose={setOrders} />
    </ReasonDialog>
  );
}

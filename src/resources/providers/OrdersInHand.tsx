import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { OrderSnapshot } from '#contract/entities/order';
import type { ProviderRecord } from '#contract/entities/provider';
import { beforePickUp } from '#contract/orders/statuses';
import type { InHandChoice } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { useListText } from '../../components/text/useListText';
import type { StoreDataProvider } from '../../dataProvider/index';
import { InHandChoiceField } from './InHandChoiceField';
import { partKey } from './record/useOpenProvider';

interface OrdersInHandProps {
  record: ProviderRecord;
  choice: InHandChoice;
  onChoose: (choice: InHandChoice) => void;
}

const isToFetch = ({ delivery_status }: OrderSnapshot): boolean =>
  delivery_status !== null && beforePickUp.includes(delivery_status);

/** What a person who is turned away has in hand: which orders can be taken back, and which stay until they are handed over. */
export const OrdersInHand = ({ record, choice, onChoose }: OrdersInHandProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const list = useListText();
  const { data, isPending, isError } = useQuery({
    queryKey: partKey('hand', record._id),
    queryFn: async () => (await dataProvider.getProviderJobList({ _id: record._id })).data,
    // As of now: it is about to be decided over.
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
        <InHandChoiceField
          label={isError ? t('providers.in_hand.unknown') : t('providers.in_hand.to_fetch', named(toFetch))}
          choice={choice}
          onChoose={onChoose}
        />
      )}
      {out.length > 0 && <Alert severity="info">{t('providers.in_hand.picked_up', named(out))}</Alert>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('providers.in_hand.offers')}
      </Typography>
    </>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeliveryLogEntry } from '#contract/entities/deliveryLog';
import type { Order } from '#contract/entities/order';
import { unassigned } from '#contract/orders/statuses';
import { exactTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useOrderFormat } from '../../display/orderContext';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';

/** The search log: who was asked, how they answered, and why others were skipped. */
const DeliveryLog = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { _id, version } = order;
  const query = useQuery({
    // Each step of the search creates a new version of its order.
    queryKey: ['delivery-log', _id, version],
    queryFn: async () => (await dataProvider.getDeliveryLog({ order_id: _id })).data,
    placeholderData: (previous) => previous,
  });
  const text = ({ kind, provider, why }: DeliveryLogEntry): string => {
    const name = provider?.name ?? t('order.actor.provider');
    if (kind === 'skipped') return t('dispatch.log.skipped', { name, why: t(`dispatch.log.why.${why ?? 'busier'}`) });
    return t(`dispatch.log.${kind}`, { name });
  };
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary', mb: 0.5 }}>
        {t('dispatch.log.title')}
      </Typography>
      {query.isPending && <Skeleton variant="rounded" height={64} />}
      {query.isError && (
        <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('common.retry')}</Button>}>
          {t('dispatch.log.failed')}
        </Alert>
      )}
      {query.data?.length === 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('dispatch.log.nothing')}</Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {query.data?.map((entry, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are added at the end and never change
            key={index}
            sx={{
              display: 'flex',
              gap: 1.25,
              fontSize: '0.875rem',
              color: entry.kind === 'skipped' ? 'text.secondary' : 'text.primary',
            }}
          >
            <Box
              component="time"
              dateTime={entry.at}
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}
            >
              {exactTime(entry.at, format)}
            </Box>
            <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{text(entry)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** A section of the order panel: assigns or reassigns the order, and shows the search log. */
export const DispatchPart = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { choose } = useDispatching();
  if (order.order_type !== 'delivery') return null;
  const { delivery_status } = order;
  return (
    <>
      {canBeAssigned(order) && (
        <Button size="large" variant="outlined" onClick={() => choose([order])}>
          {t(unassigned.includes(delivery_status) ? 'dispatch.assign_to' : 'order.action.reassign')}
        </Button>
      )}
      <DeliveryLog order={order} />
    </>
  );
};

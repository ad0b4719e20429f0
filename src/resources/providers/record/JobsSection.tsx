import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { isErased } from '#contract/erasure';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useLiveProviders } from '../list/useLiveProviders';
import { partKey, useOpenProvider } from './useOpenProvider';

const Sum = ({ label, value }: { label: string; value: string }) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
  </Box>
);

/** The person's active orders, deliveries and earnings today. */
export const JobsSection = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { id } = useOpenProvider();
  const { money, locale, timezone } = useStoreFormat();
  useLiveProviders();
  const query = useQuery({
    queryKey: partKey('jobs', id),
    queryFn: () => dataProvider.getProviderJobList({ _id: id }),
  });
  const jobs = query.data;
  return (
    <FormSection title="providers.jobs.title">
      {query.isPending && <Skeleton variant="rounded" height={120} />}
      {query.isError && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{t('providers.part_failed')}</Typography>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </Box>
      )}
      {jobs && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Sum
              label={t('providers.today.deliveries')}
              value={new Intl.NumberFormat(locale).format(jobs.day.completed)}
            />
            <Sum label={t('providers.today.fees')} value={money(jobs.day.delivery_fees)} />
            <Sum label={t('providers.today.tips')} value={money(jobs.day.tips)} />
            {jobs.day.cash > 0 && <Sum label={t('providers.today.cash')} value={money(jobs.day.cash)} />}
          </Box>
          {jobs.day.cash > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('providers.today.cash_hint')}
            </Typography>
          )}
          {jobs.data.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{t('providers.jobs.none')}</Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {jobs.data.map((order) => (
              <Box
                component="li"
                key={order._id}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr) auto',
                  columnGap: 1.5,
                  fontSize: '0.875rem',
                }}
              >
                <span style={{ fontWeight: 600 }}>
                  {t('providers.jobs.order', { number: order.unique_id })}{' '}
                  <bdi style={{ fontWeight: 400 }}>
                    {isErased(order.customer) ? t('order.erased') : order.customer.name}
                  </bdi>
                </span>
                <span style={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
                  {money(order.delivery_fee + order.tip_amount)}
                </span>
                <Typography variant="body2" component="span" noWrap dir="auto" sx={{ color: 'text.secondary' }}>
                  {order.delivery_address?.address}
                </Typography>
                <Typography variant="body2" component="span" sx={{ color: 'text.secondary', textAlign: 'end' }}>
                  {order.delivered_at
                    ? clockTime(order.delivered_at, { locale, timezone })
                    : t('providers.jobs.active')}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </FormSection>
  );
};

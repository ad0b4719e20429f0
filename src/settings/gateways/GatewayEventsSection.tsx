import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoney } from '#contract/money';
import type { EventChange, GatewayEventView } from '#contract/payments/orderPayment';
import { Loading } from '../../components/feedback/Loading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { PaymentFailure } from '../../components/text/PaymentFailure';
import { recordTime } from '../../components/time/storeTime';
import { paths } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';

/** How many messages are shown at first, and with each tap. */
const pageSize = 20;

const moneyFields: readonly string[] = ['captured', 'paid_amount', 'refunded', 'dispute_fees'];
const stateFields: readonly string[] = ['state', 'dispute'];

/** A value before or after a message, as people read it. */
function useValueText(texts: string, currency: string) {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  return (field: string, value: EventChange['before']): string => {
    if (value === null) return t(`${texts}.nothing`);
    if (moneyFields.includes(field)) return formatMoney(Number(value), currency, locale);
    if (field === 'capture_before') return recordTime(String(value), { locale, timezone });
    if (field === 'payment_status') return t(`order.payment_status.${value}`);
    return stateFields.includes(field) ? t(`${texts}.value.${value}`) : Number(value).toLocaleString(locale);
  };
}

interface EventRowProps {
  event: GatewayEventView;
  texts: string;
  onReplayed: () => Promise<unknown>;
}

/** One message: which order it is about, what it changed, and a button that works on it again. */
const EventRow = ({ event, texts, onReplayed }: EventRowProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const attempt = useNotifyError();
  const { locale, timezone } = useStoreFormat();
  const { replayGatewayEvent } = useDataProvider<StoreDataProvider>();
  const [isRunning, setRunning] = useState(false);
  const { _id, gateway, type, received_at, order, changes, failure, handled_at } = event;
  const label = t(`${texts}.replay`);
  const valueText = useValueText(texts, order?.currency ?? '');
  const replay = async () => {
    setRunning(true);
    await attempt(async () => {
      const { changes: missing, gateway_event } = await replayGatewayEvent({ _id });
      const result = gateway_event.failure ? 'failed' : missing.length > 0 ? 'changed' : 'same';
      notify(`${texts}.replayed.${result}`, { type: result === 'failed' ? 'error' : 'success' });
      await onReplayed();
    });
    setRunning(false);
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 280px', minInlineSize: 0, display: 'grid', gap: 0.25 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{type}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`settings.gateways.choice.gateway.${gateway}`)} · {recordTime(received_at, { locale, timezone })}
          {order && (
            <>
              {' · '}
              <Link to={`${paths.historyList}/${order._id}`} style={{ color: 'inherit' }}>
                {t('order.number', { number: order.unique_id })}
              </Link>
            </>
          )}
        </Typography>
        {changes.map(({ field, before, after }, index) => (
          // A message that was worked on again can change the same field twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a message only grow
          <Typography key={index} variant="body2">
            {t(`${texts}.change`, {
              field: t(`${texts}.field.${field}`),
              before: `\u2068${valueText(field, before)}\u2069`,
              after: `\u2068${valueText(field, after)}\u2069`,
            })}
          </Typography>
        ))}
        {handled_at && changes.length === 0 && <Typography variant="body2">{t(`${texts}.unchanged`)}</Typography>}
        {failure && (
          <Typography variant="body2" color="error">
            <PaymentFailure failure={failure} isTriedAgain />
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        loading={isRunning}
        aria-label={order ? `${label} ${t('order.number', { number: order.unique_id })}, ${type}` : `${label} ${type}`}
        onClick={() => void replay()}
        sx={{ minBlockSize: 44 }}
      >
        {label}
      </Button>
    </Box>
  );
};

/** The messages of the store's gateways: what each changed, and a way to work on one again. */
export default function GatewayEventsSection({ section: { texts } }: SectionProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryKey = ['gateway_events'];
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => dataProvider.getGatewayEventList({ page: pageParam, perPage: pageSize }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) => (count > pages.length * pageSize ? pages.length + 1 : undefined),
    gcTime: 0,
  });
  // Messages that arrive between two pages move one to the next page.
  const events = [...new Map(data?.pages.flatMap((page) => page.data.map((event) => [event._id, event]))).values()];
  const onReplayed = () => client.invalidateQueries({ queryKey });
  return (
    <FormSection>
      {isError && events.length === 0 ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>}>
          {t(`${texts}.failed`)}
        </Alert>
      ) : !data ? (
        <Loading />
      ) : events.length === 0 ? (
        <Typography color="text.secondary">{t(`${texts}.none`)}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
            {events.map((event) => (
              <EventRow key={event._id} event={event} texts={texts} onReplayed={onReplayed} />
            ))}
          </Box>
          {hasNextPage && (
            <Box>
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ minBlockSize: 44 }}>
                {t(`${texts}.more`)}
              </Button>
            </Box>
          )}
        </>
      )}
    </FormSection>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { differenceInMinutes } from 'date-fns';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { fullName } from '#contract/providers/fullName';
import { useClock } from '../../components/time/sharedClock';
import { agoText } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useSession } from '../../session/useSession';
import { useOrderFormat } from '../display/orderContext';
import { nearestFirst } from './nearestFirst';
import type { QuestionProps } from './orderActionsContext';
import { useAwayText } from './useAwayText';
import { askingRank, useDeclinedText } from './useDeclinedText';

/** The age of a delivery person's last known position. */
const PositionAge = ({ at }: { at: string | undefined }) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const minutes = useClock((now) => (at ? Math.max(0, differenceInMinutes(now, at)) : -1));
  if (minutes < 0) return null;
  return <span style={{ display: 'block' }}>{t('boards.provider.position', { time: agoText(minutes, locale) })}</span>;
};

type Available = ReplyOf<'get_available_provider_list'>['data'][number];

/** Chooses a delivery person: available and near ones first, with distance, workload and the age of their location. */
export const ProviderDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const away = useAwayText();
  const store = useSession()?.store;
  const { order, action } = question;
  const declinedText = useDeclinedText([order]);
  const holder = order.provider?._id ?? order.delivery_offer?.provider_id;
  const query = useQuery({
    queryKey: ['providers', 'available'],
    queryFn: () => dataProvider.getAvailableProviderList(),
    staleTime: 0,
    refetchInterval: 10_000,
  });
  const people = query.data?.data
    .toSorted(nearestFirst(store?.location))
    .sort((a, b) => askingRank(a, [order]) - askingRank(b, [order]));
  const choose = (provider_id?: string) => {
    onClose();
    void onAnswer(question, provider_id ? { provider_id } : {});
  };
  const facts = ({ _id, availability, location, open_orders }: Available): string =>
    [
      declinedText(_id),
      t(`boards.provider.availability.${availability}`),
      away(location),
      t('boards.provider.load', { smart_count: open_orders }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="provider-title">
      <DialogTitle id="provider-title">{t('boards.provider.title', { number: order.unique_id })}</DialogTitle>
      <DialogContent sx={{ px: 1 }}>
        {query.isPending && [1, 2, 3].map((place) => <Skeleton key={place} height={64} sx={{ mx: 2 }} />)}
        {query.isError && (
          <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('common.retry')}</Button>}>
            {t('boards.provider.failed')}
          </Alert>
        )}
        {people?.length === 0 && <Alert severity="info">{t('boards.provider.none')}</Alert>}
        <List disablePadding>
          {people?.map((provider) => (
            <ListItemButton
              key={provider._id}
              disabled={provider.availability === 'offline' || provider._id === holder}
              onClick={() => choose(provider._id)}
              sx={{ borderRadius: 1 }}
            >
              <ListItemText
                primary={fullName(provider)}
                secondary={
                  <>
                    {facts(provider)}
                    <PositionAge at={provider.located_at} />
                  </>
                }
              />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          {t('common.not_now')}
        </Button>
        {/* When reassigning, a specific person must be chosen. */}
        {action === 'request_provider' && (
          <Button size="large" variant="contained" onClick={() => choose()}>
            {t('boards.provider.nearest')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

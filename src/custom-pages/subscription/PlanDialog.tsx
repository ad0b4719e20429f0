import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { SubscriptionView } from '#contract/entities/subscription';
import type { StoreDataProvider } from '../../dataProvider/index';
import { cardText } from './CardsPart';
import { keepChoice, type PlanChoice } from './keptChoice';
import { PricedLines } from './PricedLines';
import { billingKey, useBillingChange, useBillingFormat } from './useBilling';

interface PlanDialogProps {
  choice: PlanChoice;
  subscription: SubscriptionView;
  onClose: () => void;
}

/** Says exactly what choosing a plan costs, and when, before it is chosen. Without a card, that is entered first. */
export const PlanDialog = ({ choice, subscription, onClose }: PlanDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { run, isRunning } = useBillingChange();
  const { money, day, language } = useBillingFormat(subscription);
  const { data: preview } = useQuery({
    queryKey: [...billingKey, 'preview', choice],
    queryFn: async () => (await dataProvider.previewPlan(choice)).preview,
  });
  const card = subscription.cards.find(({ is_default }) => is_default);
  const plan = subscription.plans.find(({ code }) => code === choice.plan);
  const subscribe = async () => {
    if (!preview) return;
    const isDone = await run(() => dataProvider.subscribe({ ...choice, total: preview.total }));
    if (!isDone) return;
    notify(t('billing.chosen', { plan: plan?.name ?? '' }));
    onClose();
  };
  const addCard = () =>
    run(async () => {
      const { address } = await dataProvider.startCard({ language });
      keepChoice(choice);
      window.location.assign(address);
    });
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('billing.choose_named', { plan: plan?.name ?? '' })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {preview ? (
          <>
            <Typography>
              {t(`billing.when.${preview.when}`, { day: day(preview.on), amount: money(preview.price) })}
            </Typography>
            {preview.lines.length > 0 && <PricedLines priced={preview} subscription={subscription} />}
            {preview.when === 'now' && (
              <Typography sx={{ color: 'text.secondary' }}>
                {t('billing.then_each', { amount: money(preview.price) })}
              </Typography>
            )}
          </>
        ) : (
          <Skeleton variant="rounded" height={96} />
        )}
        {card ? (
          <Typography>
            <bdi dir="ltr">{cardText(card)}</bdi>
          </Typography>
        ) : (
          <Alert severity="info">{t('billing.card_first')}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isRunning} sx={{ minBlockSize: 44 }}>
          {t('ra.action.cancel')}
        </Button>
        {card ? (
          <Button
            variant="contained"
            loading={isRunning}
            disabled={!preview || preview.when === 'same'}
            onClick={() => void subscribe()}
            sx={{ minBlockSize: 44 }}
          >
            {preview && preview.total > 0
              ? t('billing.pay_amount', { amount: money(preview.total) })
              : t('billing.choose')}
          </Button>
        ) : (
          <Button variant="contained" loading={isRunning} onClick={() => void addCard()} sx={{ minBlockSize: 44 }}>
            {t('billing.add_card')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

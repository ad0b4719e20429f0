import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { lastDay } from '#contract/billing/periods';
import type { SubscriptionView } from '#contract/entities/subscription';
import { Confirm } from '../../components/feedback/Confirm';
import type { StoreDataProvider } from '../../dataProvider/index';
import { BillingPart } from './BillingPart';
import { useBillingChange, useBillingFormat } from './useBilling';

/** Says what isn't paid, until when that has no effect, and the ways to pay it. */
const Arrears = ({ subscription }: { subscription: SubscriptionView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { run, isRunning } = useBillingChange();
  const { money, day } = useBillingFormat(subscription);
  const { arrears } = subscription;
  if (!arrears) return null;
  const { invoice, locks_on, is_hard } = arrears;
  const isLocked = subscription.state === 'payment_failed';
  const pay = (from: 'card' | 'payout') => void run(() => dataProvider.payInvoice({ _id: invoice._id, from }));
  const params = { number: invoice.invoice_number, amount: money(invoice.total), day: day(locks_on) };
  return (
    <Alert severity={isLocked ? 'error' : 'warning'}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {t(isLocked ? 'billing.arrears_locked' : is_hard ? 'billing.arrears_hard' : 'billing.arrears', params)}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {subscription.cards.length > 0 && (
            <Button variant="contained" loading={isRunning} onClick={() => pay('card')} sx={{ minBlockSize: 44 }}>
              {t('billing.pay')}
            </Button>
          )}
          {subscription.payout_available >= invoice.total && (
            <Button variant="outlined" loading={isRunning} onClick={() => pay('payout')} sx={{ minBlockSize: 44 }}>
              {t('billing.pay_payout')}
            </Button>
          )}
        </Box>
      </Box>
    </Alert>
  );
};

/** The state in a sentence: the trial's end, or the plan with what is charged next. */
export const StatePart = ({ subscription }: { subscription: SubscriptionView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { run, isRunning } = useBillingChange();
  const { money, day } = useBillingFormat(subscription);
  const [isAsking, setAsking] = useState(false);
  const { state, agreement, next, next_charge, period, trial_ends_on, is_cancelled } = subscription;
  const end = period ? day(lastDay(period)) : trial_ends_on ? day(trial_ends_on) : '';
  const isOver = state === 'ended' || state === 'trial_ended';
  const cancel = async () => {
    await run(() => dataProvider.cancelSubscription({}));
    setAsking(false);
  };
  return (
    <BillingPart title={t('billing.state')}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`billing.states.${state}`, {
          plan: agreement?.plan.name ?? '',
          day: trial_ends_on ? day(trial_ends_on) : '',
        })}
      </Typography>
      <Arrears subscription={subscription} />
      {next_charge && (
        <Typography>
          {t('billing.next_charge', { amount: money(next_charge.total), day: day(next_charge.on) })}
        </Typography>
      )}
      {next && <Typography>{t('billing.next_plan', { plan: next.plan.name, day: end })}</Typography>}
      {is_cancelled && !isOver && <Typography>{t('billing.cancelled', { day: end })}</Typography>}
      {agreement && !isOver && (
        <Box>
          {is_cancelled || next ? (
            <Button
              variant="outlined"
              loading={isRunning}
              onClick={() => void run(() => dataProvider.resumeSubscription({}))}
              sx={{ minBlockSize: 44 }}
            >
              {t('billing.resume')}
            </Button>
          ) : (
            <Button color="inherit" onClick={() => setAsking(true)} sx={{ minBlockSize: 44 }}>
              {t('billing.cancel')}
            </Button>
          )}
        </Box>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isRunning}
        title={t('billing.cancel')}
        content={t('billing.cancel_detail', { day: end })}
        confirm={t('billing.cancel')}
        cancel={t('billing.keep')}
        confirmColor="warning"
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      />
    </BillingPart>
  );
};

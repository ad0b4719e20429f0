import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Plan, type PlanInterval, planIntervals, priceOf } from '#contract/billing/plans';
import type { SubscriptionView } from '#contract/entities/subscription';
import { BillingPart } from './BillingPart';
import type { PlanChoice } from './keptChoice';
import { useBillingFormat } from './useBilling';

interface PlanProps {
  plan: Plan;
  interval: PlanInterval;
  subscription: SubscriptionView;
  onChoose: () => void;
}

/** A plan with its price, what it includes, and what the last days' use would have cost with it. */
const PlanCard = ({ plan, interval, subscription, onChoose }: PlanProps) => {
  const t = useTranslate();
  const { money } = useBillingFormat(subscription);
  const { agreement, use, is_cancelled, state } = subscription;
  const isOwn = agreement?.plan.code === plan.code && agreement.interval === interval;
  const isKept = isOwn && !is_cancelled && state !== 'ended';
  const cost = use.costs.find(({ code }) => code === plan.code)?.cost ?? null;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 0.75, p: 2, border: 1, borderRadius: 2, alignContent: 'start' },
        borderColor: isOwn ? 'primary.main' : 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {plan.name}
        </Typography>
        {isOwn && <Chip size="small" color="primary" label={t('billing.own_plan')} />}
        {use.cheapest === plan.code && <Chip size="small" color="success" label={t('billing.cheapest')} />}
      </Box>
      <Typography sx={{ fontSize: '1.25rem' }}>
        {t(`billing.price_${interval}`, { amount: money(priceOf(plan, interval)) })}
      </Typography>
      <Typography variant="body2">
        {plan.orders === null
          ? t('billing.any_orders')
          : t('billing.orders', { count: plan.orders, amount: money(plan.extra_order) })}
      </Typography>
      <Typography variant="body2">
        {plan.sub_stores === null ? t('billing.any_team') : t('billing.team', { count: plan.sub_stores })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {cost === null ? t('billing.too_small') : t('billing.would_cost', { amount: money(cost), days: use.days })}
      </Typography>
      <Button
        variant={!agreement && use.cheapest === plan.code ? 'contained' : 'outlined'}
        disabled={isKept || subscription.arrears !== null}
        onClick={onChoose}
        aria-label={t('billing.choose_named', { plan: plan.name })}
        sx={{ minBlockSize: 44, mt: 1 }}
      >
        {t('billing.choose')}
      </Button>
    </Box>
  );
};

/** All plans, by the month or the year. */
export const PlansPart = ({
  subscription,
  onChoose,
}: {
  subscription: SubscriptionView;
  onChoose: (choice: PlanChoice) => void;
}) => {
  const t = useTranslate();
  const [interval, setInterval] = useState<PlanInterval>(subscription.agreement?.interval ?? 'month');
  return (
    <BillingPart title={t('billing.plans')}>
      <ToggleButtonGroup
        exclusive
        value={interval}
        onChange={(_event, value: PlanInterval | null) => value && setInterval(value)}
        aria-label={t('billing.interval')}
      >
        {planIntervals.map((each) => (
          <ToggleButton key={each} value={each} sx={{ minBlockSize: 44 }}>
            {t(`billing.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="ul"
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
        }}
      >
        {subscription.plans.map((plan) => (
          <PlanCard
            key={plan.code}
            {...{ plan, interval, subscription }}
            onChoose={() => onChoose({ plan: plan.code, interval })}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('billing.without_tax')} {subscription.arrears && t('billing.plans_wait')}
      </Typography>
    </BillingPart>
  );
};

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { failureDays } from '#contract/billing/dunning';
import type { SubscriptionView } from '#contract/entities/subscription';
import { BillingPart } from './BillingPart';
import { useBillingFormat } from './useBilling';

/** "What happens if my card fails?": each day's mail, try, banner and lock, by the schedule that the server follows. */
export const FailurePart = ({ subscription }: { subscription: SubscriptionView }) => {
  const t = useTranslate();
  const { day } = useBillingFormat(subscription);
  const { arrears, next_charge, trial_ends_on, today, state } = subscription;
  const next = next_charge?.on ?? (state === 'trial' ? trial_ends_on : null) ?? today;
  const days = failureDays(arrears?.since ?? next, arrears?.is_hard ?? false);
  return (
    <BillingPart title={t('billing.failure.title')}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(arrears ? 'billing.failure.begun' : 'billing.failure.detail')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {days.map(({ date, isRetried, isMailed, hasBanner, isLocked }) => (
          <Box
            component="li"
            key={date}
            aria-current={arrears && date === today ? 'date' : undefined}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography sx={{ minInlineSize: 160, fontWeight: arrears && date === today ? 600 : undefined }}>
              {day(date)}
            </Typography>
            {isRetried && <Chip size="small" label={t('billing.failure.retry')} />}
            {isMailed && <Chip size="small" label={t('billing.failure.mail')} />}
            {hasBanner && !isLocked && <Chip size="small" color="warning" label={t('billing.failure.banner')} />}
            {isLocked && <Chip size="small" color="error" label={t('billing.failure.lock')} />}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('billing.failure.hard')}
      </Typography>
    </BillingPart>
  );
};

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { lastDay } from '#contract/billing/periods';
import type { Priced, SubscriptionView } from '#contract/entities/subscription';
import { useBillingFormat } from './useBilling';

/** The lines of an invoice or a preview, with tax and total. */
export const PricedLines = ({ priced, subscription }: { priced: Priced; subscription: SubscriptionView }) => {
  const t = useTranslate();
  const { money, day } = useBillingFormat(subscription);
  const { lines, tax, tax_percent, tax_rule, total } = priced;
  const row = (key: string, text: string, amount: number, isStrong = false) => (
    <Box key={key} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', fontWeight: isStrong ? 600 : 400 }}>
      <span>{text}</span>
      <span>{money(amount)}</span>
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {lines.map(({ kind, plan, period, count = 0, amount }) =>
        row(
          `${kind}${plan}${period.from}`,
          t(`billing.lines.${kind}`, { plan, count, from: day(period.from), to: day(lastDay(period)) }),
          amount,
        ),
      )}
      {tax_rule === 'reverse_charge' ? (
        <span>{t('billing.reverse_charge')}</span>
      ) : (
        row('tax', t('billing.tax', { percent: tax_percent }), tax)
      )}
      {row('total', t('billing.total'), total, true)}
    </Box>
  );
};

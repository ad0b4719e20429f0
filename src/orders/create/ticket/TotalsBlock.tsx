import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draftContext';

const Row = ({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', color: isTotal ? 'text.primary' : 'text.secondary' }}>
    <Typography component="dt" variant={isTotal ? 'h3' : 'body2'} sx={{ flex: 1 }}>
      {label}
    </Typography>
    <Typography component="dd" variant={isTotal ? 'h2' : 'body2'} sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Typography>
  </Box>
);

/** The ticket's total, and whether it reaches the minimum. */
export const TotalsBlock = () => {
  const t = useTranslate();
  const { draft, priced, money, problems, text } = useDraft();
  const { totals, delivery } = priced;
  const isDelivery = draft.order_type === 'delivery';
  const problem = draft.lines.length > 0 && problems.find(({ field }) => field === 'items');
  const isSimple = !isDelivery && totals.tip_amount === 0 && totals.tax === 0 && totals.discount === 0;
  return (
    <Box>
      <Box component="dl" sx={{ m: 0 }}>
        {!isSimple && <Row label={t('order.subtotal')} value={money(totals.subtotal)} />}
        {totals.discount > 0 && (
          <Row
            label={t('order.discount_by', { code: draft.promo_code?.trim() ?? '' })}
            value={money(-totals.discount)}
          />
        )}
        {totals.tax > 0 && (
          <Row label={t(totals.tax_included ? 'order.tax_included' : 'order.tax')} value={money(totals.tax)} />
        )}
        {isDelivery && (
          <Row
            label={delivery?.area ? `${t('order.delivery_fee')} · ${text(delivery.area)}` : t('order.delivery_fee')}
            value={
              delivery?.fee == null ? '–' : delivery.fee === 0 ? t('createOrder.position.free') : money(delivery.fee)
            }
          />
        )}
        {totals.tip_amount > 0 && <Row label={t('order.tip')} value={money(totals.tip_amount)} />}
        <Row label={t('order.total')} value={money(totals.total)} isTotal />
      </Box>
      <Typography variant="body2" role="status" sx={{ color: 'warning.main', fontWeight: 550 }}>
        {problem && t(problem.text, problem.params)}
      </Typography>
    </Box>
  );
};

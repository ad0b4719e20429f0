import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FeeStep } from '#contract/delivery/deliveryFee';
import { useStoreFormat } from '../store/useStoreFormat';
import { useDistanceText } from './useDistanceText';

const Row = ({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 2,
      ...(isTotal && { borderBlockStart: '1px solid', borderColor: 'divider', mt: 0.5, pt: 0.5, fontWeight: 600 }),
    }}
  >
    <Typography component="dt" variant="body2" sx={{ flex: 1, fontWeight: 'inherit' }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 'inherit', fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Typography>
  </Box>
);

/** Shows how a fee was calculated, step by step. */
export const FeeSteps = ({ steps, fee }: { steps: readonly FeeStep[]; fee: number }) => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const { ofMetres } = useDistanceText();
  const ofStep = ({ key, metres = 0, minutes = 0 }: FeeStep) =>
    t(`order.fee_step.${key}`, { distance: ofMetres(metres), smart_count: minutes });
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {steps.map((step) => (
        <Row key={step.key} label={ofStep(step)} value={money(step.amount)} />
      ))}
      <Row isTotal label={t('order.delivery_fee')} value={fee === 0 ? t('order.fee_free') : money(fee)} />
    </Box>
  );
};

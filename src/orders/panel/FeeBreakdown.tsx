import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { FeeSteps } from '../../components/delivery/FeeSteps';
import { useStoreFormat } from '../../components/store/useStoreFormat';

const Details = styled('details')(({ theme: { palette, shape } }) => ({
  '& summary': {
    minBlockSize: 44,
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    color: palette.text.secondary,
  },
  '& summary::before': { content: '"+"', inlineSize: 16, fontWeight: 600 },
  '&[open] summary::before': { content: '"–"' },
  '& dl': { padding: 12, background: palette.sunken, borderRadius: shape.borderRadius },
}));

/** How the delivery fee came about, as it was agreed: behind a click, for whoever is asked about it. */
export const FeeBreakdown = ({ order }: { order: Pick<Order, 'delivery_fee' | 'delivery_fee_breakdown'> }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const breakdown = order.delivery_fee_breakdown;
  if (!breakdown) return null;
  const { area, steps } = breakdown;
  return (
    <Details>
      <summary>{area ? t('order.fee_area', { area: text(area.name) }) : t('order.delivery_fee')}</summary>
      <FeeSteps steps={steps} fee={order.delivery_fee} />
    </Details>
  );
};

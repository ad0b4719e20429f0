import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { FeeSteps } from '../../components/delivery/FeeSteps';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { PanelFold } from './PanelPart';

/** Shows how the delivery fee was calculated, as agreed. Folded, since it only matters when someone asks. */
export const FeeBreakdown = ({ order }: { order: Pick<Order, 'delivery_fee' | 'delivery_fee_breakdown'> }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const breakdown = order.delivery_fee_breakdown;
  if (!breakdown) return null;
  const { area, steps } = breakdown;
  return (
    <PanelFold>
      <summary>{area ? t('order.fee_area', { area: text(area.name) }) : t('order.delivery_fee')}</summary>
      <FeeSteps steps={steps} fee={order.delivery_fee} />
    </PanelFold>
  );
};

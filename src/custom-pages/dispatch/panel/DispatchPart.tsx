import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { deliveryStatus, unassigned } from '#contract/orders/statuses';
import { canBeAssigned } from '../assign/whyNot';
import { OfferCountdown } from '../card/OfferCountdown';
import { useDispatching } from '../dispatchContext';
import { DeliveryLog } from './DeliveryLog';

/** In the panel of an order: who is asked, how to give it to somebody else, and how the search went. */
export const DispatchPart = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { choose } = useDispatching();
  if (order.order_type !== 'delivery') return null;
  const { delivery_offer: offer, delivery_status } = order;
  return (
    <>
      {(canBeAssigned(order) || offer) && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {delivery_status === deliveryStatus.WAITING && offer && <OfferCountdown offer={offer} />}
          {canBeAssigned(order) && (
            <Button size="large" variant="outlined" onClick={() => choose([order])}>
              {t(unassigned.includes(delivery_status) ? 'dispatch.assign_to' : 'order.action.reassign')}
            </Button>
          )}
        </Box>
      )}
      <DeliveryLog order={order} />
    </>
  );
};

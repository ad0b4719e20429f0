import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { customerName } from '../../../components/order/customerName';

/** What hangs on the pointer: a small ticket, or how many there are. */
export const DraggedOrders = ({ orders }: { orders: readonly Order[] }) => {
  const t = useTranslate();
  const [first] = orders;
  if (!first) return null;
  return (
    <Paper
      elevation={6}
      sx={{
        inlineSize: 'fit-content',
        maxInlineSize: 240,
        px: 1.5,
        py: 1,
        cursor: 'grabbing',
        borderBlockStart: '3px solid',
        borderColor: 'primary.main',
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {orders.length > 1
        ? t('dispatch.picked', { smart_count: orders.length })
        : `${t('order.number', { number: first.unique_id })} ${customerName(first, t)}`}
    </Paper>
  );
};

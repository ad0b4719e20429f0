import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { customerName } from '../../../components/order/customerName';

/** Who ordered, and the number to call. */
export const CustomerCell = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { country_phone_code, phone } = order.customer;
  return (
    <Box sx={{ lineHeight: 1.35, minInlineSize: 0 }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 }}>
        <bdi>{customerName(order, t)}</bdi>
      </Box>
      {phone && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
          <bdi dir="ltr">{`${country_phone_code} ${phone}`}</bdi>
        </Box>
      )}
    </Box>
  );
};

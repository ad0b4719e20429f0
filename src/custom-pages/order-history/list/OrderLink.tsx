import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { paths } from '../../../config/paths';

const NumberLink = styled(Link)(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  minInlineSize: 40,
  color: palette.text.primary,
  fontWeight: 650,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { textDecoration: 'underline' },
}));

/** Address of an order beside the history. */
export const orderPath = (orderId: string): string => `${paths.historyList}/${orderId}`;

/** An order's number, which opens it beside the list; the focus comes back here when it closes. */
export const OrderLink = ({ order }: { order: Pick<Order, '_id' | 'unique_id'> }) => {
  const t = useTranslate();
  const { search } = useLocation();
  return (
    <span data-order-id={order._id}>
      <NumberLink
        className="number"
        to={{ pathname: orderPath(order._id), search }}
        aria-label={t('boards.panel.title', { number: order.unique_id })}
      >
        {t('order.number', { number: order.unique_id })}
      </NumberLink>
    </span>
  );
};

import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';

const Mark = styled('span')(({ theme: { palette } }) => ({
  flexShrink: 0,
  paddingInline: 8,
  borderRadius: 10,
  border: `1px solid ${palette.info.main}`,
  color: palette.text.primary,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
}));

/** Says that an order is only a test, wherever someone could cook it. Nothing for every other order. */
export const TestMark = ({ order }: { order: Pick<Order, 'is_test'> }) => {
  const t = useTranslate();
  return order.is_test ? <Mark>{t('order.test.mark')}</Mark> : null;
};

import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CancelIcon from '@mui/icons-material/HighlightOffOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';

const Chip = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  minBlockSize: 26,
  paddingInline: '6px 10px',
  paddingBlock: 2,
  lineHeight: 1.25,
  borderRadius: 13,
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: palette.text.primary,
  background: palette.action.hover,
  '& svg': { fontSize: 18, flexShrink: 0, color: palette.error.main },
  '&[data-completed=true] svg': { color: palette.success.main },
  '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));

const When = styled('div')(({ theme: { palette } }) => ({
  marginBlockStart: 2,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  color: palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

/** How an order ended: in words, with a sign; and when, where nothing beside it says so. */
export const EndState = ({ status, at }: { status: Order['order_status']; at?: string | undefined }) => {
  const t = useTranslate();
  const isCompleted = status === orderStatus.COMPLETED;
  const Icon = isCompleted ? CheckCircleIcon : CancelIcon;
  const text = t(`order.status.${status}`);
  return (
    <>
      <Chip data-completed={isCompleted} title={text}>
        <Icon aria-hidden />
        <span>{text}</span>
      </Chip>
      {at && <When>{at}</When>}
    </>
  );
};

import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CancelIcon from '@mui/icons-material/HighlightOffOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { useMayOpen } from '../../../components/access/useIsAllowed';
import { Hint } from '../../../components/hint/Hint';
import { PhoneNumber } from '../../../components/phone/PhoneNumber';
import { reasonText } from '../../../components/text/reasonText';
import { orderAgainPath, paths } from '../../../config/paths';
import { useOrderActions } from '../../actions/orderActionsContext';
import { customerName } from '../../display/customerName';
import { historyPageAt, orderPath } from '../historyPage';

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
  '&[data-end=completed] svg': { color: palette.success.main },
  // Rejected automatically, so it looks different from an order that the store rejected.
  '&[data-end=unanswered]': {
    background: `color-mix(in srgb, ${palette.warning.main} 14%, transparent)`,
    '& svg': { color: palette.warning.main },
  },
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

const endIcons = { completed: CheckCircleIcon, calledOff: CancelIcon, unanswered: TimerOffIcon };

const endOf = ({ order_status, reason }: Pick<Order, 'order_status' | 'reason'>): keyof typeof endIcons => {
  if (order_status === orderStatus.COMPLETED) return 'completed';
  return order_status === orderStatus.REJECTED && reason === systemReasons.notAccepted ? 'unanswered' : 'calledOff';
};

/** How an order ended, in words with an icon; also when, if no other column shows it. */
export const EndState = ({ order, at }: { order: Order; at?: string | undefined }) => {
  const t = useTranslate();
  const end = endOf(order);
  const Icon = endIcons[end];
  const text =
    end === 'unanswered' ? reasonText(t, systemReasons.notAccepted) : t(`order.status.${order.order_status}`);
  return (
    <>
      <Chip data-end={end} title={text}>
        <Icon aria-hidden />
        <span>{text}</span>
      </Chip>
      {at && <When>{at}</When>}
    </>
  );
};

const size = { inlineSize: 44, blockSize: 44 };

/** Actions for an ended order: print its ticket again, or order it again. */
export const RowActions = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { print } = useOrderActions();
  const mayOrder = useMayOpen(paths.createOrder);
  const number = order.unique_id;
  return (
    <span style={{ display: 'inline-flex' }}>
      <Hint text={t('boards.ticket.print')}>
        <IconButton aria-label={t('orderHistory.print', { number })} onClick={() => print(order)} sx={size}>
          <PrintIcon fontSize="small" />
        </IconButton>
      </Hint>
      {mayOrder && (
        <Hint text={t('order.again')}>
          <IconButton
            component={Link}
            to={orderAgainPath(order._id)}
            aria-label={t('orderHistory.again_of', { number })}
            sx={size}
          >
            <ReplayIcon fontSize="small" />
          </IconButton>
        </Hint>
      )}
    </span>
  );
};

/** The customer and the number to call. */
export const CustomerCell = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { phone } = order.customer;
  return (
    <Box sx={{ lineHeight: 1.35, minInlineSize: 0 }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 }}>
        <bdi>{customerName(order, t)}</bdi>
      </Box>
      {phone && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
          <PhoneNumber {...order.customer} />
        </Box>
      )}
    </Box>
  );
};

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

/** An order's number, which opens it beside the list; the focus returns here when it closes. */
export const OrderLink = ({ order }: { order: Pick<Order, '_id' | 'unique_id'> }) => {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <span data-order-id={order._id}>
      <NumberLink
        className="number"
        to={{ pathname: orderPath(historyPageAt(pathname), order._id), search }}
        aria-label={t('boards.panel.title', { number: order.unique_id })}
      >
        {t('order.number', { number: order.unique_id })}
      </NumberLink>
    </span>
  );
};

import CloseIcon from '@mui/icons-material/Close';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { isFinal } from '#contract/orders/statuses';
import { useMayOpen } from '../../components/access/useIsAllowed';
import { Hint } from '../../components/hint/Hint';
import { orderAgainPath, paths } from '../../config/paths';
import { useOrderActions } from '../actions/orderActionsContext';
import { OrderClock } from '../display/OrderClock';
import { OrderTypeIcon } from '../display/OrderTypeIcon';
import { useOrderFormat } from '../display/orderContext';
import { pastTime } from '../display/ShortTime';
import { TestMark } from '../display/TestMark';

interface PanelHeaderProps {
  order: Order | undefined;
  /** Still loading; otherwise there is no such order, or it couldn't be loaded. */
  isAwaited: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** The order's number and status. */
export const PanelHeader = ({ order, isAwaited, headingRef, onClose }: PanelHeaderProps) => {
  const t = useTranslate();
  const mayOrder = useMayOpen(paths.createOrder);
  const { print } = useOrderActions();
  const format = useOrderFormat();
  return (
    <Box sx={{ px: 2.5, py: 1.5, borderBlockEnd: '1px solid', borderColor: 'divider', flexShrink: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography ref={headingRef} tabIndex={-1} variant="h2" sx={{ flex: 1, outline: 'none' }}>
          {order
            ? t('boards.panel.title', { number: order.unique_id })
            : t(isAwaited ? 'boards.loading' : 'boards.panel.label')}
        </Typography>
        {order && !order.is_test && isFinal(order.order_status) && mayOrder && (
          <Hint text={t('order.again')}>
            <IconButton component={Link} to={orderAgainPath(order._id)} aria-label={t('order.again')}>
              <ReplayIcon />
            </IconButton>
          </Hint>
        )}
        {order && (
          <Hint text={t('boards.ticket.print')}>
            <IconButton aria-label={t('boards.ticket.print')} onClick={() => print(order)}>
              <PrintIcon />
            </IconButton>
          </Hint>
        )}
        <IconButton aria-label={t('boards.panel.close')} edge="end" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {order && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <TestMark order={order} />
          <Box component="span" sx={{ fontWeight: 600 }}>
            {t(`order.status.${order.order_status}`)}
          </Box>
          <Box
            component="span"
            sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', color: 'text.secondary' }}
          >
            <OrderTypeIcon type={order.order_type} aria-hidden />
            {t(`order.type.${order.order_type}`)}
          </Box>
          {isFinal(order.order_status) ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('order.ended_at', { time: pastTime(order.ended_at ?? order.updated_at, new Date(), format) })}
            </Box>
          ) : (
            <>
              <OrderClock order={order} of="store" />
              <OrderClock order={order} of="customer" />
            </>
          )}
        </Box>
      )}
    </Box>
  );
};

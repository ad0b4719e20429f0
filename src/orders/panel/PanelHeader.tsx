import CloseIcon from '@mui/icons-material/Close';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { isFinal } from '#contract/orders/statuses';
import { useMayOpen } from '../../components/access/useIsAllowed';
import { recordTime } from '../../components/time/storeTime';
import { orderAgainPath, paths } from '../../config/paths';
import { useOrderActions } from '../actions/orderActionsContext';
import { ElapsedTime } from '../display/ElapsedTime';
import { OrderTypeIcon } from '../display/OrderTypeIcon';
import { useOrderFormat } from '../display/orderContext';
import { PromisedTime } from '../display/TimePill';

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
  // The time is an element that updates itself, so the text before and after it is rendered separately.
  const [beforeTime, afterTime] = t('boards.panel.promised', { time: '|' }).split('|');
  const mayOrder = useMayOpen(paths.createOrder);
  const { print } = useOrderActions();
  const place = useOrderFormat();
  return (
    <Box sx={{ px: 2.5, py: 1.5, borderBlockEnd: '1px solid', borderColor: 'divider', flexShrink: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography ref={headingRef} tabIndex={-1} variant="h2" sx={{ flex: 1, outline: 'none' }}>
          {order
            ? t('boards.panel.title', { number: order.unique_id })
            : t(isAwaited ? 'boards.loading' : 'boards.panel.label')}
        </Typography>
        {order && isFinal(order.order_status) && mayOrder && (
          <Tooltip title={t('order.again')}>
            <IconButton component={Link} to={orderAgainPath(order._id)} aria-label={t('order.again')}>
              <ReplayIcon />
            </IconButton>
          </Tooltip>
        )}
        {order && (
          <Tooltip title={t('boards.ticket.print')}>
            <IconButton aria-label={t('boards.ticket.print')} onClick={() => print(order)}>
              <PrintIcon />
            </IconButton>
          </Tooltip>
        )}
        <IconButton aria-label={t('boards.panel.close')} edge="end" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {order && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
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
              {t('order.ended_at', { time: recordTime(order.ended_at ?? order.updated_at, place) })}
            </Box>
          ) : (
            <>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {beforeTime}
                <PromisedTime order={order} />
                {afterTime}
              </Box>
              <ElapsedTime order={order} />
            </>
          )}
        </Box>
      )}
    </Box>
  );
};

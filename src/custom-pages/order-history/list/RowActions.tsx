import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { orderAgainPath } from '../../../config/orderAgainPath';
import { paths } from '../../../config/paths';
import { useOrderActions } from '../../../orders/actions/orderActionsContext';
import { useMayOpen } from '../../../records/list/useMayOpen';

const size = { inlineSize: 44, blockSize: 44 };

/** What is done with an order that has ended: its ticket once more, the same once more. */
export const RowActions = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { print } = useOrderActions();
  const mayOrder = useMayOpen(paths.createOrder);
  const number = order.unique_id;
  return (
    <span style={{ display: 'inline-flex' }}>
      <Tooltip title={t('boards.ticket.print')}>
        <IconButton aria-label={t('orderHistory.print', { number })} onClick={() => print(order)} sx={size}>
          <PrintIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {mayOrder && (
        <Tooltip title={t('order.again')}>
          <IconButton
            component={Link}
            to={orderAgainPath(order._id)}
            aria-label={t('orderHistory.again_of', { number })}
            sx={size}
          >
            <ReplayIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </span>
  );
};

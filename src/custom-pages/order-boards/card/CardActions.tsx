import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { afterPickUp, orderStatus } from '#contract/orders/statuses';
import { useOrderActions, usePending } from '../../../orders/actions/orderActionsContext';
import { useChangeLock } from '../../../orders/actions/useChangeLock';
import { usePrimaryAction } from '../../../orders/actions/usePrimaryAction';
import { useIsMenuOpen, useOpenMenu } from './openMenu';
import { PrimaryButton } from './PrimaryButton';

/** What an order waits for that asks nothing of the store now. */
const waitsFor = ({
  order_type,
  order_status,
  delivery_status,
}: Order): 'later' | 'pick_up' | 'delivery' | 'others' => {
  if (order_status === orderStatus.ACCEPTED) return 'later';
  if (order_type !== 'delivery') return 'others';
  return delivery_status !== null && afterPickUp.includes(delivery_status) ? 'delivery' : 'pick_up';
};

/** What can be done with an order: the next step large, everything else behind one button. */
export const CardActions = ({ order, hasLeft }: { order: Order; hasLeft: boolean }) => {
  const t = useTranslate();
  const { retry } = useOrderActions();
  const pending = usePending(order);
  const menu = useOpenMenu();
  const isMenuOpen = useIsMenuOpen(order._id);
  const primary = usePrimaryAction(order);
  const isLocked = useChangeLock(primary);
  const isFailed = pending?.state === 'failed';
  const number = order.unique_id;

  if (hasLeft) {
    return (
      <div className="row">
        <span className="waits">{t('boards.card.moved_on')}</span>
      </div>
    );
  }
  return (
    <>
      {isFailed && (
        <span className={pending.isWaiting ? 'waits' : 'failed'} role="status">
          {t(pending.isWaiting ? 'boards.failed.waiting' : 'boards.failed.card')}
        </span>
      )}
      <div className="row">
        {isFailed ? (
          <Button
            size="large"
            fullWidth
            variant="contained"
            color={pending.isWaiting ? 'primary' : 'error'}
            onClick={() => retry(order)}
          >
            {t('boards.failed.retry', { action: t(`order.action.${pending.action}`) })}
          </Button>
        ) : primary ? (
          <PrimaryButton order={order} action={primary} isSending={pending?.state === 'sending'} isLocked={isLocked} />
        ) : (
          <span className="waits">{t(`boards.card.waits.${waitsFor(order)}`)}</span>
        )}
        <IconButton
          disableRipple
          aria-label={t('boards.card.menu', { number })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          data-menu-of={order._id}
          sx={{ inlineSize: 44, blockSize: 44, flexShrink: 0 }}
          onClick={(event) => menu.open(order._id, event.currentTarget)}
        >
          <MoreVertIcon />
        </IconButton>
      </div>
    </>
  );
};

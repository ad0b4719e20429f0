import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import CallIcon from '@mui/icons-material/CallOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { isDormant } from '#contract/orders/primaryAction';
import { unassigned } from '#contract/orders/statuses';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useClock } from '../../../components/time/sharedClock';
import { usePending } from '../../actions/orderActionsContext';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';

/** Calls the person, on a card that can't be reassigned. Icon only: a label would cut off the name. */
const CallButton = ({ name, phone }: { name: string | undefined; phone: string | undefined }) => {
  const t = useTranslate();
  if (!name || !phone) return <span className="waits" />;
  return (
    <Button
      disableRipple
      fullWidth
      variant="outlined"
      startIcon={<CallIcon />}
      href={`tel:${phone.replaceAll(' ', '')}`}
      aria-label={t('boards.card.call', { name })}
      sx={{ minBlockSize: 40, minInlineSize: 0, whiteSpace: 'nowrap' }}
    >
      <span dir="auto" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </span>
    </Button>
  );
};

const DispatchMenu = lazyWithRetry(() => import('./DispatchMenu'));

/** A delivery's actions: assign it, search automatically, and a menu for the rest. */
export const DispatchActions = ({ order, hasLeft }: { order: Order; hasLeft: boolean }) => {
  const t = useTranslate();
  const { assign, choose } = useDispatching();
  const isSending = usePending(order)?.state === 'sending';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const number = order.unique_id;
  const isNobodys = unassigned.includes(order.delivery_status);
  const waits = useClock((now) => isDormant(order, now));
  if (hasLeft) {
    return (
      <div className="row">
        <span className="waits">{t('boards.card.moved_on')}</span>
      </div>
    );
  }
  return (
    <div className="row">
      {canBeAssigned(order) ? (
        <>
          <Button
            disableRipple
            fullWidth
            variant={isNobodys && !waits ? 'contained' : 'outlined'}
            disabled={isSending}
            data-next-step
            aria-label={t(isNobodys ? 'dispatch.assign_order' : 'dispatch.reassign_order', { number })}
            onClick={() => choose([order])}
            sx={{ minBlockSize: 40, minInlineSize: 0, px: 1 }}
          >
            {t(isNobodys ? 'dispatch.assign' : 'dispatch.reassign')}
          </Button>
          {isNobodys && (
            <IconButton
              disableRipple
              color="primary"
              disabled={isSending}
              aria-label={t('dispatch.auto_order', { number })}
              title={t('dispatch.auto_long')}
              onClick={() => assign([order], null)}
              sx={{ inlineSize: 40, blockSize: 40, flexShrink: 0, border: '1px solid', borderRadius: 1 }}
            >
              <AutoIcon fontSize="small" />
            </IconButton>
          )}
        </>
      ) : (
        <CallButton name={order.provider?.name} phone={order.provider?.phone} />
      )}
      <IconButton
        disableRipple
        aria-label={t('boards.card.menu', { number })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        sx={{ inlineSize: 40, blockSize: 40, flexShrink: 0, marginInlineEnd: -1 }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <DispatchMenu order={order} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </div>
  );
};

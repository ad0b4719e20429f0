import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useOrderActions } from '../actions/orderActionsContext';
import { ShortTime } from '../display/ShortTime';
import { ChangeFrame, LineDiff } from './LineDiff';

/** Tells the kitchen about an order's new lines, until someone marks them as seen. */
export const UnseenChange = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { start } = useOrderActions();
  const change = order.unseen_change;
  if (!change) return null;
  return (
    <ChangeFrame data-kind="unseen" data-testid="unseen-change">
      <div className="title">
        <EditNoteIcon aria-hidden />
        <span>{t('orderChanges.unseen.title')}</span>
        <span className="time">
          <ShortTime instant={new Date(change.at)} />
        </span>
      </div>
      <LineDiff lines={change.lines} />
      {order.allowed_actions.includes('see_change') && (
        <Button
          size="large"
          variant="contained"
          color="warning"
          aria-label={t('orderChanges.unseen.seen_order', { number: order.unique_id })}
          onClick={(event) => start(order, 'see_change', event.currentTarget)}
        >
          {t('orderChanges.unseen.seen')}
        </Button>
      )}
    </ChangeFrame>
  );
};

import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { OrderChange } from '#contract/entities/orderChange';
import { formatMoney } from '#contract/money';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { useOrderActions } from '../actions/orderActionsContext';
import { ChangeFrame } from './ChangeFrame';
import { LineDiff } from './LineDiff';
import { timerText, useSecondsLeft } from './useSecondsLeft';

interface PendingChangeNoticeProps {
  order: Order;
  /** The whole of it, where it is known. */
  change?: OrderChange | undefined;
}

const Countdown = ({ until }: { until: string }) => {
  const t = useTranslate();
  const seconds = useSecondsLeft(until);
  return (
    <span className="time" role="timer">
      {seconds > 0 ? t('orderChanges.pending.left', { time: timerText(seconds) }) : t('orderChanges.pending.over')}
    </span>
  );
};

/** A change that waits for the customer: for how long yet, what it is, and the way to take it back. */
export const PendingChangeNotice = ({ order, change }: PendingChangeNoticeProps) => {
  const t = useTranslate();
  const { start } = useOrderActions();
  const { locale } = useOrderSurroundings();
  const pending = order.pending_change;
  if (!pending) return null;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const whole = change?._id === pending._id ? change : undefined;
  return (
    <ChangeFrame data-kind="pending" data-testid="pending-change">
      <div className="title">
        <HourglassIcon aria-hidden />
        <span>{t('orderChanges.pending.title')}</span>
        <Countdown until={pending.expires_at} />
      </div>
      {whole && <LineDiff lines={whole.lines} />}
      <div className="second">
        {t('orderChanges.pending.total', { before: money(order.total), after: money(pending.total) })}
        {' · '}
        {t('orderChanges.pending.by', { name: pending.proposed_by })}
      </div>
      {whole?.message && (
        <div className="second" dir="auto">
          {t('orderChanges.pending.message', { text: whole.message })}
        </div>
      )}
      {whole && order.allowed_actions.includes('withdraw_change') && (
        <Button
          size="large"
          variant="outlined"
          onClick={(event) => start(order, 'withdraw_change', event.currentTarget)}
        >
          {t('orderChanges.pending.withdraw')}
        </Button>
      )}
    </ChangeFrame>
  );
};

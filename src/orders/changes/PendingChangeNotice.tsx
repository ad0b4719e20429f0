import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import Button from '@mui/material/Button';
import { differenceInSeconds } from 'date-fns';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { OrderChange } from '#contract/entities/orderChange';
import { formatMoney } from '#contract/money';
import { useOrderActions } from '../actions/orderActionsContext';
import { useOrderFormat } from '../display/orderContext';
import { ChangeFrame, LineDiff } from './LineDiff';

/** Minutes and seconds in timer format. */
const timerText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds until a moment, counted down every second; 0 once it has passed. */
function useSecondsLeft(until: string): number {
  const left = () => Math.max(0, differenceInSeconds(new Date(until), new Date()));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const read = () => setSeconds(Math.max(0, differenceInSeconds(new Date(until), new Date())));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

interface PendingChangeNoticeProps {
  order: Order;
  /** The full change, if it is known. */
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

/** A change that is waiting for the customer: the time left, its content, and a button to withdraw it. */
export const PendingChangeNotice = ({ order, change }: PendingChangeNoticeProps) => {
  const t = useTranslate();
  const { start } = useOrderActions();
  const { locale } = useOrderFormat();
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

import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { pushCodes } from '#contract/codes/pushCodes';
import { formatMoney } from '#contract/money';
import { isOrderMessage } from '#contract/stream';
import { useTitleMark } from '../../components/page/useDocumentTitle';
import { storageKeys } from '../../config/storageKeys';
import { useStoreEvents } from '../../realtime/useRealtime';
import { keptIds } from './keptIds';
import { play } from './speaker';
import { useUnseenChanges, useWaitingOrders } from './useWaitingOrders';

/** Orders that were opened on this device: they no longer ring here, even after a reload. */
const openedOrders = keptIds(storageKeys.openedOrders);

const ringEveryMs = 4_000;
/** Less often than for a new order: someone is cooking and only has to look once. */
const changedEveryMs = 15_000;
const newOrderCodes: readonly number[] = [pushCodes.NEW_ORDER, pushCodes.NEW_SCHEDULED_ORDER];
const openedOrder = /^\/app\/order\/[^/]+\/([^/]+)$/;

/**
 * Rings while an order waits that hasn't been opened here, announces changes to screen readers, and shows
 * the number of waiting orders in the tab's title. Renders nothing.
 */
export const OrderAlerts = ({ enabled }: { enabled: boolean }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { pathname } = useLocation();
  const waiting = useWaitingOrders(enabled);
  const opened = openedOrders.useIds();
  const [said, setSaid] = useState('');

  const openedId = openedOrder.exec(pathname)?.[1];
  useEffect(() => {
    if (openedId) openedOrders.note([openedId]);
  }, [openedId]);

  const rings = waiting.some((id) => !opened.has(id));
  useEffect(() => {
    if (!rings) return;
    play('newOrder');
    const timer = setInterval(() => play('newOrder'), ringEveryMs);
    return () => clearInterval(timer);
  }, [rings]);

  const changed = useUnseenChanges(enabled);
  useEffect(() => {
    if (changed === 0) return;
    play('newOrder');
    const timer = setInterval(() => play('newOrder'), changedEveryMs);
    return () => clearInterval(timer);
  }, [changed]);

  useTitleMark(waiting.length > 0 ? `(${waiting.length})` : null);

  useStoreEvents((event) => {
    if (!enabled || !isOrderMessage(event)) return;
    const { order } = event.messageData;
    if (newOrderCodes.includes(event.messageCode)) {
      const total = formatMoney(order.total, order.currency, locale);
      setSaid(t('boards.announce.new', { number: order.unique_id, type: t(`order.type.${order.order_type}`), total }));
    }
    const { kind } = event.messageData.change;
    if (order.unseen_change && (kind === 'edited' || kind === 'change_accepted')) {
      setSaid(t('boards.announce.changed', { number: order.unique_id }));
    }
    if (event.messageCode === pushCodes.USER_CANCELLED) {
      play('cancelled');
      setSaid(t('boards.announce.cancelled', { number: order.unique_id }));
    }
  });

  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden} data-testid="announcements">
      {said}
    </Box>
  );
};

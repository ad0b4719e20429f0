import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { pushCodes } from '#contract/codes/pushCodes';
import { formatMoney } from '#contract/money';
import { hasBegunRound } from '#contract/orders/rounds';
import { orderStatus } from '#contract/orders/statuses';
import { isNotAccepted } from '#contract/orders/systemReasons';
import { isOrderMessage } from '#contract/stream';
import { useTitleMark } from '../../components/page/useDocumentTitle';
import { paths } from '../../config/paths';
import { storageKeys } from '../../config/storageKeys';
import { useStoreEvents } from '../../realtime/useRealtime';
import { announce } from '../notifications/announce';
import { ringFor } from '../notifications/choices';
import { eventNotices } from '../notifications/eventNotices';
import { notificationLog, type StoreNotification } from '../notifications/notificationLog';
import { storedIds } from './storedIds';
import { useEndingAnswers } from './useEndingAnswers';
import { useUnseenChanges, useWaitingOrders } from './useWaitingOrders';

/** Orders that were opened on this device: they no longer ring here, even after a reload. */
const openedOrders = storedIds(storageKeys.openedOrders);

const ringEveryMs = 4_000;
/** Less often than for a new order: someone is cooking and only has to look once. */
const changedEveryMs = 15_000;
const newOrderCodes: readonly number[] = [pushCodes.NEW_ORDER, pushCodes.NEW_SCHEDULED_ORDER];
const openedOrder = /^\/app\/order\/[^/]+\/([^/]+)$/;

/**
 * Rings while an order waits that hasn't been opened here, and everywhere while one is about to be rejected. Announces
 * changes to screen readers, and shows the number of waiting orders in the tab's title. Renders nothing.
 */
export const OrderAlerts = ({ enabled }: { enabled: boolean }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { waiting, isComplete } = useWaitingOrders(enabled);
  const opened = openedOrders.useIds();
  const [announcement, setAnnouncement] = useState('');

  const openedId = openedOrder.exec(pathname)?.[1];
  useEffect(() => {
    if (!openedId) return;
    openedOrders.note([openedId]);
    eventNotices.settle(openedId);
    notificationLog.markRead(({ subject }) => subject === openedId);
  }, [openedId]);

  const isEnding = useEndingAnswers(waiting, ({ _id, unique_id: number }) => {
    announce(
      {
        id: `ending:${_id}`,
        kind: 'ending',
        subject: _id,
        text: { key: 'boards.notice.ending', args: { number } },
        to: `${paths.todayOrders}/${_id}`,
      },
      // That page shows its red card.
      { isSeen: pathname.startsWith(paths.todayOrders) },
    );
  });

  const waitingIds = waiting.map(({ _id }) => _id).join();
  useEffect(() => {
    if (!isComplete) return;
    // The order has been answered, perhaps while this page was closed.
    const isOver = ({ kind, subject = '', isRead }: StoreNotification) =>
      kind === 'ending' && !isRead && !waitingIds.includes(subject);
    for (const { subject = '' } of notificationLog.all().filter(isOver)) eventNotices.settle(subject, 'ending');
    notificationLog.markRead(isOver);
  }, [isComplete, waitingIds]);

  const rings = !isEnding && waiting.some(({ _id }) => !opened.has(_id));
  useEffect(() => {
    if (!rings) return;
    ringFor('new_order');
    const timer = setInterval(() => ringFor('new_order'), ringEveryMs);
    return () => clearInterval(timer);
  }, [rings]);

  const changed = useUnseenChanges(enabled);
  useEffect(() => {
    if (changed === 0) return;
    ringFor('changed');
    const timer = setInterval(() => ringFor('changed'), changedEveryMs);
    return () => clearInterval(timer);
  }, [changed]);

  useTitleMark(waiting.length > 0 ? `(${waiting.length})` : null);

  useStoreEvents((event) => {
    if (!enabled || !isOrderMessage(event)) return;
    const { order } = event.messageData;
    if (newOrderCodes.includes(event.messageCode)) {
      const total = formatMoney(order.total, order.currency, locale);
      // Already accepted: ring once for the kitchen, but not on the page that took the order.
      if (order.order_status !== orderStatus.NEW && pathname !== paths.createOrder) ringFor('new_order');
      setAnnouncement(
        t('boards.announce.new', { number: order.unique_id, type: t(`order.type.${order.order_type}`), total }),
      );
    }
    const { kind } = event.messageData.change;
    if (kind === 'round_added' || (kind === 'change_accepted' && hasBegunRound(order))) {
      // Once, as for an order that comes accepted: its round waits on the board.
      ringFor('changed');
      setAnnouncement(t('boards.announce.changed', { number: order.unique_id }));
    } else if (order.unseen_change && (kind === 'edited' || kind === 'change_accepted')) {
      setAnnouncement(t('boards.announce.changed', { number: order.unique_id }));
    }
    // The notice about it is read out.
    if (isNotAccepted(event.messageData)) ringFor('unanswered');
    if (event.messageCode === pushCodes.USER_CANCELLED) {
      ringFor('cancelled');
      setAnnouncement(t('boards.announce.cancelled', { number: order.unique_id }));
    }
  });

  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden} data-testid="announcements">
      {announcement}
    </Box>
  );
};

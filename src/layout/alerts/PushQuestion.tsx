import { Suspense, useState } from 'react';
import { orderStatus } from '#contract/orders/statuses';
import { isOrderMessage } from '#contract/stream';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import { mayAskForPush } from '../../push/pushState';
import { useStoreEvents } from '../../realtime/useRealtime';
import { getSession } from '../../session/session';

const PushOffer = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./PushOffer')),
  { isAside: true },
);

/** Asks about notifications after the user has accepted an order, when their purpose is clear. */
export const PushQuestion = () => {
  const [isAsked, setIsAsked] = useState(false);
  useStoreEvents((event) => {
    if (!isOrderMessage(event) || !mayAskForPush()) return;
    const { axis, to, by } = event.messageData.change;
    const session = getSession();
    const accountId = session?.sub_store?._id ?? session?.store._id;
    if (
      axis === 'order' &&
      to === orderStatus.ACCEPTED &&
      by.kind === 'store' &&
      (by.device?.id ?? by.id) === accountId
    )
      setIsAsked(true);
  });
  return (
    isAsked && (
      <Suspense fallback={null}>
        <PushOffer onClose={() => setIsAsked(false)} />
      </Suspense>
    )
  );
};

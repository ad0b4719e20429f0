import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { unblockSpeaker } from '../../components/sound/speaker';
import type { StoreDataProvider } from '../../dataProvider/index';
import { withTexts } from '../../i18n/index';
import { useNotifyError } from '../../records/form/useNotifyError';
import { useOpenTestOrder } from './useReadiness';

const TestOrderDialog = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('../../orders/testOrder/TestOrderDialog')),
);

interface TestOrderProps {
  /** The store has accepted an order before. */
  isDone: boolean;
  onChange: () => void;
}

/** Sends the store's test order, and shows the one that waits. */
export const TestOrder = ({ isDone, onChange }: TestOrderProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const open = useOpenTestOrder();
  const [isSending, setSending] = useState(false);
  const [order, setOrder] = useState<Order | null>(null);
  const waiting = open?.order_status === orderStatus.NEW ? open : null;
  const send = async () => {
    // Browsers allow sound only in response to a tap, and the reply comes too late for that.
    void unblockSpeaker();
    setSending(true);
    await attempt(async () => setOrder((await dataProvider.sendTestOrder({ idempotency_key: uuid() })).order));
    setSending(false);
    onChange();
  };
  const show = () => {
    void unblockSpeaker();
    setOrder(waiting);
  };
  const close = () => {
    setOrder(null);
    // It may have ended while it was shown.
    onChange();
  };
  const text = waiting ? 'show' : isDone ? 'again' : 'send';
  return (
    <>
      <Button
        variant={isDone ? 'text' : 'outlined'}
        loading={isSending}
        onClick={() => (waiting ? show() : void send())}
        sx={{ minBlockSize: 44 }}
      >
        {t(`profile.ready.test.${text}`)}
      </Button>
      {order && (
        <Suspense fallback={null}>
          <TestOrderDialog key={order._id} order={order} onChange={onChange} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

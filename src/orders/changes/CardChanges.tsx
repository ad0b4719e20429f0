import type { Order } from '#contract/entities/order';
import { PendingChangeNotice } from './PendingChangeNotice';
import { RefusedChangeNotice } from './RefusedChangeNotice';
import { UnseenChange } from './UnseenChange';

/** What a card shows of changes of its order; loaded with the first card that has any. */
export default function CardChanges({ order }: { order: Order }) {
  return (
    <>
      <UnseenChange order={order} />
      <PendingChangeNotice order={order} />
      <RefusedChangeNotice order={order} />
    </>
  );
}

import type { Order } from '#contract/entities/order';
import { PendingChangeNotice } from './PendingChangeNotice';
import { RefusedChangeNotice } from './RefusedChangeNotice';
import { UnseenChange } from './UnseenChange';

/** Shows changes to the order on its card; loaded with the first card that needs it. */
export default function CardChanges({ order }: { order: Order }) {
  return (
    <>
      <UnseenChange order={order} />
      <PendingChangeNotice order={order} />
      <RefusedChangeNotice order={order} />
    </>
  );
}

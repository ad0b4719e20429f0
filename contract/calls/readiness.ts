import { z } from 'zod';
import { orderSchema } from '../entities/order';
import { readinessStepSchema } from '../entities/readiness';
import { id, idempotencyKey } from '../entities/shared';
import { body, call, noBody } from './call';

/** "Ready to sell". */
export const readinessCalls = {
  get_readiness: call({
    audience: 'owner',
    allowInactiveStore: true,
    summary:
      'The steps before the store can sell and is paid: what is done, what waits for the platform, and what each one blocks. Steps that the store doesn’t need are left out. `test_order` is the owner’s test order, while it is open',
    body: noBody,
    reply: z.object({ steps: z.array(readinessStepSchema), test_order: orderSchema.optional() }),
  }),
  send_test_order: call({
    audience: 'owner',
    allowInactiveStore: true,
    limit: { points: 60, seconds: 600 },
    idempotent: true,
    audit: { entity: 'order', action: 'add' },
    summary:
      'Places a test order for pickup, with up to two items of the menu, whatever hours and rules the store has. It arrives like a customer’s order and can be accepted, prepared and completed, but it isn’t a sale: it has the number 0 and `is_test`, and is left out of the history, totals, exports and limits. It ends after an hour. A store has one at a time, so it replaces the one before',
    body: body({ idempotency_key: idempotencyKey }),
    reply: z.object({ order: orderSchema }),
  }),
  accept_test_order: call({
    audience: 'owner',
    allowInactiveStore: true,
    audit: { entity: 'order', action: 'set_status', record: 'order_id' },
    summary:
      'Accepts the open test order, also while the store is blocked and has no boards. Does nothing if it is already accepted',
    body: body({ order_id: id }),
    reply: z.object({ order: orderSchema }),
  }),
} as const;

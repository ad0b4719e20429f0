import { z } from 'zod';
import { customerNoteSchema, customerNoteShape, customerVersion, earlierOrderSchema } from '../entities/customer';
import { instant, phone, phoneCode } from '../entities/shared';
import { limits } from '../limits';
import { body, call } from './call';

const ofOrders = { audience: 'session', permission: 'store/order' } as const;
const number = { country_phone_code: phoneCode, phone };

/** What is known of the customer with one phone number. */
export const customerCalls = {
  get_customer: call({
    ...ofOrders,
    summary:
      "What a phone number's orders and the staff tell about a customer: how many orders and when the last one was " +
      'placed, the latest ones with their lines (without those that were called off or for a one-off customer), and ' +
      'the note, if anyone wrote one',
    body: body(number),
    reply: z.object({
      note: customerNoteSchema.optional(),
      order_count: z.int(),
      last_order_at: instant.optional(),
      last_orders: z.array(earlierOrderSchema).max(limits.customerOrdersMax),
    }),
  }),
  set_customer_note: call({
    ...ofOrders,
    audit: { entity: 'customer', action: 'update' },
    summary:
      'Writes the note of a phone number that has orders (1000 for others), over the `version` that the caller saw: 0 ' +
      'if there was none, 4009 with the current note if it has changed',
    body: body({ ...number, ...customerNoteShape, version: customerVersion }),
    reply: z.object({ customer: customerNoteSchema }),
  }),
} as const;

import { z } from 'zod';
import { customerNoteSchema, customerNoteShape, customerVersion, earlierOrderSchema } from '../entities/customer';
import { instant, phone, phoneCode } from '../entities/shared';
import { limits } from '../limits';
import { body, call } from './call';

const ofOrders = { audience: 'session', permission: 'store/order' } as const;
const number = { country_phone_code: phoneCode, phone };

/** Calls about a customer, identified by phone number. */
export const customerCalls = {
  get_customer: call({
    ...ofOrders,
    summary:
      'What the store knows about a customer, by phone number: how many orders there are, when the last one was ' +
      'placed, the latest ones with their lines (without cancelled and rejected orders and those for a one-off ' +
      'customer), and the note, if there is one',
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
      'Writes the note about a phone number that has orders (1000 if it has none). `version` is the one that the ' +
      'caller saw, 0 if there was no note; 4009 with the current note if it has changed since',
    body: body({ ...number, ...customerNoteShape, version: customerVersion }),
    reply: z.object({ customer: customerNoteSchema }),
  }),
} as const;

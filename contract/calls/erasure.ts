import { z } from 'zod';
import { erasureCertificateSchema } from '../entities/erasure';
import { id, phone, phoneCode } from '../entities/shared';
import { body, call } from './call';

/** Calls that erase personal data. */
export const erasureCalls = {
  erase_customer: call({
    audience: 'owner',
    stepUp: true,
    audit: { entity: 'customer', action: 'erase' },
    summary:
      "Erases a customer's name, phone number, email address and addresses, and every text about them, in all orders with their number, and in everything that mentions them. The sums of the orders stay. The customer is named by one of their orders or by their number; 4022 `required` at `order_id` without either, 1000 at `phone` if no order has the number, 4230 with the numbers of the orders while one of them is open. It can't be undone",
    body: body({ order_id: id.optional(), country_phone_code: phoneCode.optional(), phone: phone.optional() }),
    reply: z.object({ certificate: erasureCertificateSchema }),
  }),
} as const;

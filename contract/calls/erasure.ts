import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { erasureCertificateSchema, storeDeletionSchema } from '../entities/erasure';
import { id, idempotencyKey, instant, phone, phoneCode } from '../entities/shared';
import { body, call, noBody, nothing } from './call';
import { listReply } from './list';

/** A blocked store can be left too, and its customers keep their rights. */
const ofOwner = { audience: 'owner', stepUp: true, allowInactiveStore: true } as const;

/** Calls that erase personal data. */
export const erasureCalls = {
  erase_customer: call({
    ...ofOwner,
    idempotent: true,
    audit: { entity: 'customer', action: 'erase' },
    summary:
      "Erases a customer's name, phone number, email address and addresses, and every text about them, in all orders with their number, and in everything that mentions them. The sums of the orders stay. The customer is named by one of their orders or, as in a blocked store, by their number; 4022 `required` at `order_id` without either, 1000 at `phone` if no order has the number, 4230 with the numbers of the orders while one of them is open. It can't be undone. With the same key, a repeated call returns the certificate again",
    body: body({
      order_id: id.optional(),
      country_phone_code: phoneCode.optional(),
      phone: phone.optional(),
      idempotency_key: idempotencyKey.optional(),
    }),
    reply: z.object({ certificate: erasureCertificateSchema }),
  }),
  request_store_deletion: call({
    ...ofOwner,
    audit: { entity: 'store', action: 'request_deletion' },
    summary: `Has the store deleted in ${accountLimits.deletionDays} days, and tells its contacts and the platform. From now on it takes no orders (635), and a handover under way ends. 4231 with the numbers of the orders while some are open, unless the store is blocked. A repeated call changes nothing`,
    body: noBody,
    reply: z.object({ deletion: storeDeletionSchema }),
  }),
  cancel_store_deletion: call({
    ...ofOwner,
    audit: { entity: 'store', action: 'cancel_deletion' },
    summary:
      'Cancels the deletion: the store takes orders again as before, and its contacts are told. Without a pending one it changes nothing; 4232 once it is due',
    body: noBody,
    reply: nothing,
  }),
  'platform/get_store_deletion_list': call({
    audience: 'platform',
    summary:
      'Stores whose owner has asked to have them deleted, abandoned ones, and deleted ones whose records the law still requires',
    body: noBody,
    reply: listReply(
      storeDeletionSchema.partial().extend({
        store_id: id,
        name: z.array(z.string()),
        /** The store was never approved, and is deleted because no one signs in. */
        is_abandoned: z.boolean(),
        /** When it was deleted, and until when its orders are kept, without anyone's data. */
        deleted_at: instant.optional(),
        kept_until: instant.optional(),
      }),
    ),
  }),
} as const;
